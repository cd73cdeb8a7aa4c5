pinrec show --at midle tests/cli/data/win.pin
