# What would come back otherwise is told, and none of it is written losslessly.
printf '{"game":"Plateau","tags":{"Event":"two\\nlines","Result":"*"},"turns":[{"turn":"xx,xx@a1","comment":["one\\nline } end","a paragraph\\n\\nand one","a\\rb"]},{"result":"*"}]}' >"$TMP/a.json"
cd "$TMP"
for to in native cleartext words-en yaml; do
	pinrec convert --to $to a.json
	pinrec convert --lossless --quiet --to $to a.json >/dev/null 2>&1
	echo "$to: status $?"
done
