pinrec check --game Platau tests/cli/data/win.pin
