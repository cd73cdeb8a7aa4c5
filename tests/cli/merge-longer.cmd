cd "$TMP"
white() { printf "[Game \"Plateau\"]\n[View \"White\"]\n%b\n" "$1" >white.pin; }
black() { printf "[Game \"Plateau\"]\n[View \"Black\"]\n%b\n" "$1" >black.pin; }
join() { pinrec merge white.pin black.pin >both.pin; echo "$?"; cat both.pin; pinrec check both.pin && pinrec format --check both.pin; }
# What only the longer one tells is kept, with what is unknown in it.
white '\n1. ??,r?@a1 rr,bx@d4 2. b?@b2 d4=x>c4 3. 1a1>a2~a1/0:x? *'
black '\n1. xx,rb@a1 ??,b?@d4 2. bb@b2 *'
join
white '\n1. ??,r?@a1 rr,bx@d4 2. b?@b2 1d4>c3 3. x?@b3 W+R'
join
