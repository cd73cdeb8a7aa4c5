# Where nothing can be written a file stays as it was.
echo old >"$TMP/kept"
pinrec convert --quiet --to mat -o "$TMP/kept" samples/captured.pin
echo "status $?"
cat "$TMP/kept"
ln -s target "$TMP/link"
pinrec convert --quiet --to native -o "$TMP/link" samples/captured.pin
readlink "$TMP/link"
head -n 1 "$TMP/target"
