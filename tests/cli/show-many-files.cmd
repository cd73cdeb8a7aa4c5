pinrec show --as ascii --at 2 tests/cli/data/win.pin tests/cli/data/good.pin
