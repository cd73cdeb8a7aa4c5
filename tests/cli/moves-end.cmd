pinrec moves --count tests/cli/data/win.pin
