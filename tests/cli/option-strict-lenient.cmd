pinrec check --strict --lenient tests/cli/data/win.pin
