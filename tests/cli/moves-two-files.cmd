pinrec moves tests/cli/data/win.pin tests/cli/data/good.pin
