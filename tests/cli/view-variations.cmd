for sheet in white black; do
	for view in white black public all; do
		pinrec check --view $view samples/sheet-$sheet.pin
		pinrec redact --view public samples/sheet-$sheet.pin | pinrec check --strict
	done
done
