pinrec check -qj2 tests/cli/data/win.pin
