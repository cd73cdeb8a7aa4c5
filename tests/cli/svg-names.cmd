# What a record says of itself cannot get out of its place in the picture.
printf '[Game "Plateau"]\n[Black "<script>&\\"x"]\n[White "\033[1m東京"]\n\n1. xx,rb@a1 *\n' |
	pinrec show --as svg - 2>/dev/null >$TMP/names.svg
xmllint --noout $TMP/names.svg
grep -e Black: -e White: $TMP/names.svg
