pinrec format tests/cli/data/win.pin >/dev/full
