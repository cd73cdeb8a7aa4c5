# A game goes to BoardSpace's gestures and comes back as it was.
pinrec convert --to boardspace samples/five.pin >"$TMP/five.sgf" && head -n 6 "$TMP/five.sgf" && pinrec convert --to native "$TMP/five.sgf" | cmp - samples/five.pin
