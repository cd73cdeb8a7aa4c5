pinrec show tests/cli/data/win.pin
