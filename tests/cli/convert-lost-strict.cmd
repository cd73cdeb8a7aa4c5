pinrec convert --strict --quiet --to mat samples/plakoto.pin >/dev/null
echo "status $?"
pinrec convert --format json --to mat samples/plakoto.pin 2>&1 >/dev/null
