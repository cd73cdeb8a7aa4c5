pinrec redact --view white tests/rules/plateau-games.pin >"$TMP/white.pin"
pinrec redact --view black tests/rules/plateau-games.pin >"$TMP/black.pin"
pinrec format tests/rules/plateau-games.pin >"$TMP/games.pin"
pinrec merge "$TMP/white.pin" "$TMP/black.pin" | diff "$TMP/games.pin" - | head -n 20
