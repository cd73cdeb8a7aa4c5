# What was passed over is told, and no loss under --lossless without status 1.
cat samples/captured.pin samples/cleartext.sgf >"$TMP/both"
cd "$TMP"
pinrec convert --to words-en both | head -n 3
pinrec convert --lossless --quiet --to yaml both 2>said
echo "status $?"
cat said
printf '[{"game":"Plateau"},\n{"game":"Plateau","turns":["xx,xx@a1"]}]' |
	pinrec convert --from json --to native
printf '(;GM[23]SU[Plateau]P0[id "a"]P1[id "b"]RE[?];P0[0 Start P0];P0[1 Onboard C3 0 M 0])' |
	pinrec convert --lossless --to native
