# Makes pinrec-rules(7) from the rule books of the games:
#   awk -f man/rules-page.awk notation/rules-plateau.yaml \
#     notation/rules-plakoto.yaml > man/pinrec-rules.7
# It reads their plain layout only: one key a line, bodies folded by `>-`.

# 'it''s' and it's both give it's.
function unquoted(value) {
	if (value !~ /^'.*'$/)
		return value
	value = substr(value, 2, length(value) - 2)
	gsub(/''/, "'", value)
	return value
}

# Words on a macro line, none of them taken for a macro.
function words(text,    parts, n, i, line) {
	n = split(text, parts, " ")
	line = ""
	for (i = 1; i <= n; i++)
		line = line (i > 1 ? " " : "") "\\&" parts[i]
	return line
}

# Fills lines of up to 80 bytes; no word is taken for a request.
function fill(text,    parts, n, i, line) {
	n = split(text, parts, " ")
	line = ""
	for (i = 1; i <= n; i++) {
		if (line != "" && length(line " " parts[i]) > 80) {
			print line
			line = ""
		}
		if (line == "")
			line = (parts[i] ~ /^[.']/ ? "\\&" : "") parts[i]
		else
			line = line " " parts[i]
	}
	if (line != "")
		print line
}

# Each sentence begins a line.
function say(text,    sentences, n, i) {
	gsub(/\\/, "\\e", text)
	gsub(/\. /, ".\n", text)
	n = split(text, sentences, "\n")
	for (i = 1; i <= n; i++)
		fill(sentences[i])
}

function end_list() {
	if (listing)
		print ".El"
	listing = 0
}

function begin_list() {
	if (!listing)
		print ".Bl -tag -width Ds"
	listing = 1
}

function say_example(word, position, rules, turn, expect) {
	if (turn == "")
		return
	print ".Pp"
	print word ":"
	print ".Ql " words(turn)
	print "in"
	print ".Ql " words(position)
	if (rules != "")
		print "under\n.Ql " words(rules)
	if (expect != "")
		print ".Pq Sy " words(expect)
}

function end_entry() {
	if (name == "")
		return
	if (section != "") {
		end_list()
		print ".Ss " words(section)
	}
	begin_list()
	print ".It Sy " words(name) " No " words("- " title)
	say(body)
	say_example("Legal", example["legal", "position"],
	    example["legal", "rules"], example["legal", "turn"], "")
	say_example("Not legal", example["illegal", "position"],
	    example["illegal", "rules"], example["illegal", "turn"],
	    example["illegal", "expect"])
	name = section = title = body = ""
	split("", example)
}

BEGIN {
	print ".\\\" Made from notation/rules-*.yaml by man/rules-page.awk."
	print ".Dd November 29, 2026"
	print ".Dt PINREC-RULES 7"
	print ".Os"
	print ".Sh NAME"
	print ".Nm pinrec-rules"
	print ".Nd the rules of Plateau and Plakoto as pinrec enforces them"
	print ".Sh DESCRIPTION"
	print "Plateau is a game for two, made by Jim Albea in 1986."
	print "Plakoto is the pinning game of the Greek tavli set, played in"
	print "Bulgaria as Tapa and in Arab countries as Mahbusa."
	print "These are their rules by their numbers, which the findings of"
	print ".Xr pinrec 1"
	print "cite."
	print "Turns and positions in the examples are written as"
	print ".Xr pinrec-record 5"
	print "describes; the finding that an example gives stands behind it in"
	print "brackets."
	print "Any rule is also printed by"
	print ".Ql pinrec explain"
	print "with its number."
}

/^#/ || /^$/ { next }

/^game:/ {
	end_entry()
	end_list()
	game = $2
	next
}

/^rules:/ {
	print ".Sh RULES OF " toupper(game)
	next
}

/^options:/ {
	end_entry()
	end_list()
	print ".Sh OPTIONS OF " toupper(game)
	if (game == "Plateau")
		say_options()
	next
}

function say_options() {
	print "A record names the options under which it was played in its tag"
	print ".Ql Rules ,"
	print "a command in"
	print ".Fl -rules ;"
	print "both hold words of the form"
	print ".Ar name Ns = Ns Ar value"
	print "or names of presets, which apply from left to right."
}

/^  - / {
	end_entry()
	sub(/^  - /, "    ")
}

/^    [a-z]+:/ {
	key = $1
	sub(/:$/, "", key)
	value = $0
	sub(/^    [a-z]+: */, "", value)
	part = ""
	if (key == "name")
		name = unquoted(value)
	else if (key == "section")
		section = unquoted(value)
	else if (key == "title")
		title = unquoted(value)
	else
		part = key
	next
}

/^      / {
	line = $0
	sub(/^ +/, "", line)
	if (part == "body") {
		body = body (body == "" ? "" : " ") line
		next
	}
	key = line
	sub(/:.*/, "", key)
	sub(/^[a-z]+: */, "", line)
	example[part, key] = unquoted(line)
}

END {
	end_entry()
	end_list()
	print ".Sh SEE ALSO"
	print ".Xr pinrec 1 ,"
	print ".Xr pinrec-record 5"
}
