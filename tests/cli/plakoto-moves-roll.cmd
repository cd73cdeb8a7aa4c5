cat > $TMP/roll.pin <<'X'
[Game "Plakoto"]

65: 24/18 24/19 61: *
X
pinrec moves $TMP/roll.pin >$TMP/file; cat $TMP/file
pinrec moves $TMP/roll.pin --at end | cmp - $TMP/file
pinrec moves --position 'B15,16,W1,W1,4,W13 b 0/0 61' | cmp - $TMP/file
pinrec moves $TMP/roll.pin --count
pinrec moves $TMP/roll.pin --at end --format json
pinrec moves $TMP/roll.pin --dice 61 --count
