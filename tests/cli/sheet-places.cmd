# A contradiction names its places, and which turn is its own.
cd "$TMP"
printf '[Game "Plateau"]\n[View "White"]\n\n1. ??,b?@a1 xx,rr@d4 2. x?@b2 xx@c4 3. b2=r>b1 xx@b4 4. b1=o>c3 *\n' >two.pin
printf '[Game "Plateau"]\n[View "White"]\n\n1. ??,r?@a1 xx,rr@d4 2. r?@b1 xx@c4 3. r?@b3 xx@b4 4. r?@d1 xx@a4 5. r?@c1 *\n' >many.pin
pinrec check two.pin many.pin
