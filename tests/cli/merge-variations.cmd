cd "$TMP"
white() { printf "[Game \"Plateau\"]\n[View \"White\"]\n%b\n" "$1" >white.pin; }
black() { printf "[Game \"Plateau\"]\n[View \"Black\"]\n%b\n" "$1" >black.pin; }
join() { pinrec merge white.pin black.pin >both.pin; echo "$?"; cat both.pin; pinrec check both.pin && pinrec format --check both.pin; }
# The same in both; in one only; in both, and impossible together.
white '\n1. ??,r?@a1 rr,bx@d4 (1... xx,bb@b1 2. r?@a2 {why}) 2. 1a1>a2~a1/0:x? (2. 2a1>a3 rb@d3) d4>c3 *'
black '\n1. xx,rb@a1 ??,b?@d4 (1... ??,b?@b1 2. rr@a2) (1... ??,b?@c1) 2. 1a1>a2 d4>c3 *'
join
white '\n1. ??,r?@a1 rr,bx@d4 2. b?@b2 d4>c3 (2... rr@d3 3. 1a1>a2~a1/0:r? xx@d2 {late}) 3. b2>c1 *'
black '\n1. xx,rb@a1 ??,b?@d4 2. bb@b2 d4>c3 (2... r?@d3 3. 1a1>a2 x?@d2) 3. b2>c1 *'
join
