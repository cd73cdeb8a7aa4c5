# A piece that no set has is a fault of a hidden face: what the public
# sees of the turn goes before it, so that it is told the same of a piece that
# there is.
told() {
	for turn in "$@"; do
		printf '[Game "Plateau"]\n\n1. xx,rr@a1 %s *\n' "$turn" |
			pinrec check --view public --format json >"$TMP/told-$#"
		cmp "$TMP/told-$#" "$TMP/first" 2>/dev/null ||
			sed 's/.*"findings"/"findings"/' "$TMP/told-$#"
		cp "$TMP/told-$#" "$TMP/first"
	done
	rm -f "$TMP/first"
}
told 'xx,rr@d4 2. rr@d4' 'xx,rr@d4 2. ro@d4'
told 'xx,rr@b2' 'ro,rr@b2'
told 'xx,rr@d4 2. bb@c3/4' 'xx,rr@d4 2. bo@c3/4'
for view in all white black; do
	printf '[Game "Plateau"]\n\n1. xx,rr@a1 xx,rr@d4 2. ro@b2 *\n' |
		pinrec check --view $view
done
