# Views are offered where the record can show them, and nothing of others is
# in the page of one.
offer() {
	pinrec show --as html "$@" >$TMP/page.html
	echo "$*:" $(grep -o 'name="view" value="[a-z]*"' $TMP/page.html |
		sed 's/.*value=//') $(grep -c '<svg' $TMP/page.html) pictures
}
offer samples/captured.pin
offer --view all samples/captured.pin
offer --view white samples/captured.pin
offer samples/sheet-black.pin
offer --view public samples/sheet-black.pin
offer samples/plakoto.pin
offer --view black samples/plakoto.pin
