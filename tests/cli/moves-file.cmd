pinrec moves --at 8 tests/cli/data/win.pin | grep '#'
