# A file is written as standard output is, for a record and for a position, and
# the first of several games is drawn.
pinrec show --as svg samples/ten-games.pin -o $TMP/one.svg
pinrec show --as svg --nth 1 samples/ten-games.pin | cmp - $TMP/one.svg
pinrec show --as svg --position '4/4/4/RR,3 w -/- 10' -o $TMP/two.svg
pinrec show --as svg --position '4/4/4/RR,3 w -/- 10' | cmp - $TMP/two.svg
pinrec show --as text samples/captured.pin -o $TMP/three.txt
pinrec show --as text samples/captured.pin | cmp - $TMP/three.txt
grep -c "^<svg " $TMP/*.svg | sed "s/.*[/]//"
