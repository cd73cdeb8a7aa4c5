cd "$TMP"
white() { printf "[Game \"Plateau\"]\n[View \"White\"]\n%b\n" "$1" >white.pin; }
black() { printf "[Game \"Plateau\"]\n[View \"Black\"]\n%b\n" "$1" >black.pin; }
join() { pinrec merge white.pin black.pin >both.pin; echo "$?"; cat both.pin; pinrec check both.pin && pinrec format --check both.pin; }
white '[Date "2025.04.12"]\n[White "Ben"]\n[Black "Ada"]\n\n1. ??,r?@a1! rr,bx@d4 * {seen}'
black '[Date "2024.04.12"]\n[White "?"]\n[Black "Ida"]\n[Site "Bonn"]\n\n1. xx,rb@a1?? {why} ??,b?@d4 *'
join
# Two sheets of one side; other rules.
cp white.pin black.pin
join
white '[Rules "boardspace"]\n\n1. ??,r?@a1 *'
join
