# The result of a game that is cut at an illegal turn is not on its board.
printf '[Game "Plateau"]\n[Result "W+C"]\n\n1. xx,rb@a1 rr,bx@d4 2. xx@c4/3 W+C\n' >"$TMP/cut.pin"
pinrec redact --view white "$TMP/cut.pin" 2>/dev/null | tee "$TMP/sheet.pin"
pinrec check "$TMP/sheet.pin"
