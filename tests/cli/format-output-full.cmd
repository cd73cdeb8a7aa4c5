pinrec format -o /dev/full tests/cli/data/win.pin
