pinrec check tests/cli/data/folder/nothing tests/cli/data/win.pin
