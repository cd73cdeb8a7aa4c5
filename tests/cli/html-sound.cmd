# Every page is a document that XML parsers take, fetches nothing, and is the
# same when it is written again.
write() {
	pinrec "$@" >$TMP/one.html 2>/dev/null
	xmllint --noout $TMP/one.html || echo "pinrec $*"
	pinrec "$@" 2>/dev/null | cmp - $TMP/one.html
	grep -Eo '(href|src|url)[=(]"?[^ >]*' $TMP/one.html |
		grep -Ev '^href="(#[0-9v-]*|#lesson-[0-9]*|data:,)"'
}
for view in all white black public; do
	write show --as html --view $view samples/captured.pin
done
for nth in 1 2 3 4 5; do
	write show --as html --nth $nth samples/turns.pin
	write show --as html --nth $nth samples/plakoto-ends.pin
	write show --as html --nth $nth samples/findings.pin
done
write show --as html samples/sheet-black.pin
write show --as html --view public samples/sheet-white.pin
write show --as html samples/five.pin
for lang in en es it zh; do
	write lesson --as html --lang $lang tests/lessons/plateau.yaml
	write lesson --as html --lang $lang tests/lessons
done
