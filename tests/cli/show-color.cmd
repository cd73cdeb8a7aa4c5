pinrec show --color always --at 2 tests/cli/data/win.pin
