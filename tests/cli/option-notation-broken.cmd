pinrec check --notation-dir tests/cli/data/broken tests/cli/data/win.pin
