# Makes a catalog of the template: each text is its own translation, in which
# all that stands outside of slots is put between « and ».  What a program with
# such a catalog says outside of them was never looked up.

# The text with marks.  Slots stay, and so do brackets and what divides a choice.
function mark(text,    out, run, i, c, depth) {
	out = run = ""
	depth = 0
	for (i = 1; i <= length(text); i++) {
		c = substr(text, i, 1)
		if (c == "\\")
			c = c substr(text, ++i, 1)
		if (c == "{" &&
		    match(substr(text, i + 1), /^[a-z_]+(:[a-z]+)?[|}]/)) {
			RLENGTH--
			out = out flush(run) c
			run = ""
			out = out substr(text, i + 1, RLENGTH)
			i += RLENGTH
			depth = 1
		} else if (c == "}" && depth) {
			out = out flush(run) c
			run = ""
			depth = 0
		} else if (c == "[" || c == "]" || (c == "|" && depth)) {
			out = out flush(run) c
			run = ""
		} else
			run = run c
	}
	return out flush(run)
}

function flush(run) {
	return run ~ /[A-Za-z]/ ? "«" run "»" : run
}

function write() {
	if (id == "")
		return
	print "msgid \"" id "\"\nmsgstr \"" mark(id) "\"\n"
}

BEGIN { print "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n" }
/^msgid "/ { write(); id = substr($0, 8, length($0) - 8); into = 1; next }
/^msgstr/ { into = 0; next }
/^"/ && into { id = id substr($0, 2, length($0) - 2) }
END { write() }
