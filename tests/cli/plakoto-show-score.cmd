# The score below a drawing is that after the game; where nothing is drawn there
# is none.  JSON tells what the position shows.
pinrec show --nth 2 --at 3 samples/plakoto-match.pin | tail -n 2
pinrec show --nth 2 --at 9999 samples/plakoto-match.pin
pinrec show --as json samples/plakoto.pin | grep -o '"shown":"[^"]*"'
