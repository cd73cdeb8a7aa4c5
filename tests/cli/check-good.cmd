pinrec check tests/cli/data/good.pin
