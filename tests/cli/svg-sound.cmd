# Every position of the samples is a document that XML parsers take, and the
# same when it is drawn again.
draw() {
	pinrec show --as svg "$@" >$TMP/one.svg 2>/dev/null
	xmllint --noout $TMP/one.svg || echo "pinrec show --as svg $*"
	pinrec show --as svg "$@" 2>/dev/null | cmp - $TMP/one.svg
}
for file in turns plakoto-ends; do
	for nth in 1 2 3 4 5 6; do
		for view in all black; do
			draw --nth $nth --view $view samples/$file.pin
		done
	done
done
for at in 0 1 2 9 23 36 end; do
	for view in all white black public; do
		draw --at $at --view $view samples/captured.pin
	done
	draw --at $at samples/plakoto.pin
	draw --at $at samples/five.pin
done
for position in 'B15,22,W15 w 0/0 31' 'W14b,22,W1 w 0/14 66' \
	'XXxxXXRRrrXXxxBBBBbbBXxxrrxxRXbbXObxrxRBxorb,3/4/4/4 w -/- 30' \
	'xx,2,RX/4/1,RB,2/4 b RR,BB/ox,rb,xx,xx,bb 11'; do
	draw --position "$position"
	draw --view black --position "$position"
done
draw samples/sheet-black.pin
draw --view public samples/sheet-white.pin
