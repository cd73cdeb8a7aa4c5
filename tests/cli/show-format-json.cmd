pinrec show --format json --at 0 tests/cli/data/win.pin
