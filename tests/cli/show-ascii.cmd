pinrec show --as ascii tests/cli/data/win.pin
