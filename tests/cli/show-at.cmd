pinrec show --at 4 --as ascii tests/cli/data/good.pin
