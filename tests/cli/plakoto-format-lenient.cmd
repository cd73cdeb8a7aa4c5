# What --lenient lets pass is legal in what format writes, without --lenient.
for rules in '' '[Rules "tapa"]' '[Rules "mother_when=step"]'; do
	printf '[Game "Plakoto"]\n%s\n[Position "%s"]\n\n61: 7/1 W+2\n' "$rules" \
		'B1,4,W14,W1,5,B14,11 w 0/0 -' |
		pinrec format --lenient | tee "$TMP/written.pin"
	pinrec check "$TMP/written.pin"
	pinrec format --check "$TMP/written.pin"
done
printf '[Game "Plakoto"]\n[Position "%s"]\n\n61: 7/1 W+2\n' \
	'B1,4,W14,W1,5,B14,11 w 0/0 -' |
	pinrec format --lenient --rules 'order=strict mother_when=turn'
