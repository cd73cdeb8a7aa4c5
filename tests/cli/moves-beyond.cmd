pinrec moves --at 40 tests/cli/data/win.pin
