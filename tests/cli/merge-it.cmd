cd "$TMP"
printf '[Game "Plateau"]\n[View "White"]\n\n1. ??,r?@a1 rr,bx@d4 2. 1a1>a2~a1/0:x? rr@c3 *\n' >white.pin
printf '[Game "Plateau"]\n[View "Black"]\n\n1. rr,rb@a1 ??,b?@d4 2. 1a1>a2 r?@c3 *\n' >black.pin
pinrec merge --lang it white.pin black.pin
