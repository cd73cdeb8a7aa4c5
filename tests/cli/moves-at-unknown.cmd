pinrec moves --at al tests/cli/data/win.pin
