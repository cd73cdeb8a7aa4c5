# Every line that pinrec-notation(5) shows stands in the samples, or comes out.
sed -n '/^\.Bd/,/^\.Ed/{/^\.[BE]d/d;s/\\e/\\/g;p;}' man/pinrec-notation.5 >"$TMP/page"
{
	cat samples/notation/club.yaml samples/notation/evening.club samples/boardspace.sgf samples/plakoto-match.*
	pinrec format --notation-dir samples/notation --from club samples/notation/evening.club
} >"$TMP/samples"
grep -c . "$TMP/page" && grep -vxF -f "$TMP/samples" "$TMP/page"
