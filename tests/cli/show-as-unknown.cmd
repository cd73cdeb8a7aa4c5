pinrec show --as ascci tests/cli/data/win.pin
