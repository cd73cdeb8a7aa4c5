pinrec check --notation-dir tests/cli/data/folder/nothing tests/cli/data/win.pin
