pinrec moves --at all tests/cli/data/win.pin
