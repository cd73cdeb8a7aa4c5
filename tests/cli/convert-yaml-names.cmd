# Files are recognised by what they hold, whatever their names are.
pinrec convert --to yaml samples/five.pin >"$TMP/x.pin"; pinrec convert --to json samples/five.pin >"$TMP/x.txt"; pinrec check "$TMP" 2>&1 | sed "s:$TMP:TMP:"
