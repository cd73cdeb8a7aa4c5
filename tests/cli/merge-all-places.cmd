cd "$TMP"
white() { printf "[Game \"Plateau\"]\n[View \"White\"]\n%b\n" "$1" >white.pin; }
black() { printf "[Game \"Plateau\"]\n[View \"Black\"]\n%b\n" "$1" >black.pin; }
join() { pinrec merge white.pin black.pin >both.pin; echo "$?"; cat both.pin; pinrec check both.pin && pinrec format --check both.pin; }
# Every turn on which they disagree is told, and no result is invented.
white '[Result "W+C"]\n\n1. ??,r?@a1 rr,bx@d4 2. b?@b2 rr@c3 3. x?@b3 W+C'
black '\n1. xx,rb@a1 ??,b?@d4 2. rr@b2 r?@c4 3. xx@b3 *'
join
# Equal words, and White leaves out faces of his own.
white '\n1. ??,x?@b4 ??,r?@c1 *'
black '\n1. rx,xx@b4 ??,r?@c1 *'
join
# What one has seen the other cannot have.
white '\n1. ??,r?@a1 rr,bx@d4 2. 1a1>a2~a1/0:x? rr@c3 3. r?@b2 *'
black '\n1. rr,rb@a1 ??,b?@d4 2. 1a1>a2 r?@c3 3. rr@b2 *'
join
