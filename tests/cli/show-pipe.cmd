pinrec show --at all tests/cli/data/win.pin | head -n 1
