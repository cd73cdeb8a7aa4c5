# A page for each game and a list; a game that cannot be set up has one, too.
cd tests/cli/data
pinrec show --as html -o $TMP/pages html.pin win.pin hidden-one.pin 2>/dev/null
echo $?
ls $TMP/pages
grep '<li' $TMP/pages/index.html
pinrec show --as html --nth 2 -o $TMP/pages/ html.pin win.pin
printf '[Game "Chess"]\n[White "Ada"]\n\n1. e4 *\n' >$TMP/chess.pin
pinrec show --as html -o $TMP/other $TMP/chess.pin 2>/dev/null
sed -e '/<style>/,/<\/style>/d' $TMP/other/game-1.html
pinrec show --as html --view white -o $TMP/page.html $TMP/chess.pin 2>/dev/null
grep -c Ada $TMP/page.html
pinrec show --as html -o $TMP/page.html/x html.pin 2>&1 | sed "s|$TMP|TMP|"
