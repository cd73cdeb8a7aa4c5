pinrec check --format=json --jobs=2 tests/cli/data/win.pin
