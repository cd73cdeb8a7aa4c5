cd tests/cli/data
# A page for the public is the same of two games that differ only in what it
# cannot see; so are all pages of a folder.
for nth in 1 2 3 4 5; do
	for more in --view=public --no-comments; do
		for game in one two; do
			pinrec show --as html --view public --nth $nth $more \
				<hidden-$game.pin >$TMP/$game.html 2>$TMP/$game.err
			echo $? >>$TMP/$game.err
		done
		cmp $TMP/one.html $TMP/two.html
		cmp $TMP/one.err $TMP/two.err
	done
done
for game in one two; do
	pinrec show --as html --view public -o $TMP/$game <hidden-$game.pin 2>/dev/null
done
diff -r $TMP/one $TMP/two
ls $TMP/one
# What White must not know of a sample is not in the page for him: faces below
# what Black has entered, and what Black has left.
pinrec show --as html --view white --no-comments ../../../samples/captured.pin >$TMP/white.html
pinrec redact --view white ../../../samples/captured.pin |
	pinrec show --as html --no-comments >$TMP/sheet.html
cmp $TMP/white.html $TMP/sheet.html
sed '/<style>/,/<\/style>/d' $TMP/white.html |
	grep -c 'in-all\|in-black\|name="view"'
