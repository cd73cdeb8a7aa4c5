pinrec moves --count --at start tests/cli/data/win.pin
