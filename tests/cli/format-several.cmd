pinrec format tests/cli/data/win.pin tests/cli/data/good.pin
