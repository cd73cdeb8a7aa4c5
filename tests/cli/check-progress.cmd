pinrec check --progress always tests/cli/data/win.pin
