pinrec show --at start --as ascii tests/cli/data/good.pin
