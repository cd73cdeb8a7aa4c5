# Every case of a wrong result says which rule makes the board's.
awk -F '\t' '/^M/ {
	print "[Game \"Plakoto\"]\n[Event \"" $1 "\"]"
	if ($2 != "-") print "[Rules \"" $2 "\"]"
	if ($3 != "-") print "[Position \"" $3 "\"]"
	print "\n" $4 "\n"
}' tests/rules/plakoto-results.tsv >"$TMP/results.pin"
printf '[Game "Plakoto"]
[Event "M58"]
[Rules "score=left31"]
[Position "1,W1,17,B9,4 w 14/6 -"]

31: 2/off# W+2

[Game "Plakoto"]
[Event "M59"]
[Rules "score=left31"]
[Position "B1,4,W14,W1,5,B14,11 w 0/0 -"]

61: 7/1* 6/5# W+2
' >>"$TMP/results.pin"
cd "$TMP" && pinrec check results.pin
