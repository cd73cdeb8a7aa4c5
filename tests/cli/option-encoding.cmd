pinrec check --encoding latin tests/cli/data/win.pin
