pinrec check tests/cli/data/utf16.pin tests/cli/data/win.pin
