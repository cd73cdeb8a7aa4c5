# What is said of turns that are none in the native notation, without --lenient
# and with it.
{
	for turn in '65: 24-18 24-19' '65: 24-6 24-5' '65 24/18 24/19' \
		'65:24/18 24/19' '65: 24-18 24-20' '65: no move' '24/18 24/19' \
		'pass' '65: {c} 24/18 24/19' '65' '65 24/20 24/19' '65: x' '65: 24/18(100)' \
		'65: 24/18(5)' '65: 24/18(99999999999999999999)'; do
		printf '[Game "Plakoto"]\n[Result "*"]\n\n1. %s\n\n' "$turn"
	done
	for pass in 'pass' 'Pass' 'PASS' 'passes' 'no move' 'No moves' 'no-move' \
		'no play' 'NO MOVE' 'Cannot Move' "can't move" 'dances' 'none' \
		'---' '0' 'no legal move'; do
		printf '[Game "Plakoto"]\n[Result "*"]\n[Position "%s"]\n\n53: %s\n\n' \
			'B9,1,W7,W7,4,B2,B2,1,B2,2,W1,9 w 0/0 -' "$pass"
	done
} >"$TMP/turns.pin"
cd "$TMP" && pinrec check turns.pin | tail -n 1
pinrec check --lenient turns.pin
