pinrec format --check tests/cli/data/good.pin tests/cli/data/win.pin
