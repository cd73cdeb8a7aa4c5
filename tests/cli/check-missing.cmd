pinrec check tests/cli/data/nosuch.pin tests/cli/data/win.pin
