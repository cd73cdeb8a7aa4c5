pinrec check --notation-dir tests/cli/data/nosuch tests/cli/data/win.pin
