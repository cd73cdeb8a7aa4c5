# Without --game the shape of the position tells the game, and its options.
start='B15,22,W15 w 0/0 -'
for rules in path=both seed mother=off score=left31 opening=use order=strict; do
	pinrec moves --dice 31 --position "$start" --rules "$rules"
	pinrec perft 1 --position "$start" --rules "$rules"
	pinrec show --as position --position "$start" --rules "$rules"
done
for position in 'B15,22,W14 w 0/0 -' 'B15,21,W15 w 0/0 -' '4,4/4/4 b -/- 1'; do
	pinrec moves --position "$position"
done
pinrec moves --position "$start" --rules capture=choice
pinrec moves --position '4/4/4/4 b -/- 1' --rules path=both
pinrec check --rules pth=both samples/plakoto.pin
pinrec check --rules 'path=both capture=choice' samples/plakoto.pin
pinrec moves --position 'B15, 22,W15 w 0/0 -'
