pinrec check tests/cli/data/binary.pin tests/cli/data/win.pin
