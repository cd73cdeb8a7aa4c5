cd "$TMP"
white() { printf "[Game \"Plateau\"]\n[View \"White\"]\n%b\n" "$1" >white.pin; }
black() { printf "[Game \"Plateau\"]\n[View \"Black\"]\n%b\n" "$1" >black.pin; }
join() { pinrec merge white.pin black.pin >both.pin; echo "$?"; cat both.pin; pinrec check both.pin && pinrec format --check both.pin; }
white '\n1. ??,r?@a1 rr,bx@d4 B+R'
black '\n1. xx,rb@a1 ??,b?@d4 W+R'
join
# A game that one left unfinished; an end off the board that the other read.
white '\n1. ??,r?@a1 rr,bx@d4 *'
black '\n1. xx,rb@a1 ??,b?@d4 B+R'
join
black '[Result "0-1"]\n\n1. xx,rb@a1 ??,b?@d4'
join
