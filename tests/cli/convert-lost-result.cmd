# A result that the game does not know stays in SGF; match text has no word.
printf '[Game "Plakoto"]
[Result "W+T"]

1. 65: 24/18 24/19 W+T
' >"$TMP/a.pin"
cd "$TMP"
pinrec convert --quiet --to sgf-bg a.pin 2>&- | pinrec convert --to native 2>&-
pinrec convert --to mat a.pin
