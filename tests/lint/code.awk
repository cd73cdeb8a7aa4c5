# Prints files of C as FILE:LINE:CODE, comments and the insides of strings and
# characters taken out, so that a search finds code only.  Names of included
# files are kept.

FNR == 1 { in_comment = 0 }

{
	rest = $0
	code = ""
	if (!in_comment && rest ~ /^[ \t]*#[ \t]*include/) {
		print FILENAME ":" FNR ":" rest
		next
	}
	while (rest != "") {
		if (in_comment) {
			end = index(rest, "*/")
			if (end == 0)
				break
			rest = substr(rest, end + 2)
			in_comment = 0
			continue
		}
		if (!match(rest, /\/\*|\/\/|"|'/)) {
			code = code rest
			break
		}
		mark = substr(rest, RSTART, RLENGTH)
		code = code substr(rest, 1, RSTART - 1)
		rest = substr(rest, RSTART + RLENGTH)
		if (mark == "//")
			break
		if (mark == "/*") {
			in_comment = 1
			continue
		}
		if (mark == "\"")
			match(rest, /^([^"\\]|\\.)*"?/)
		else
			match(rest, /^([^'\\]|\\.)*'?/)
		code = code mark mark
		rest = substr(rest, RLENGTH + 1)
	}
	print FILENAME ":" FNR ":" code
}
