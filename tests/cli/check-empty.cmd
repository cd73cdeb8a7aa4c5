pinrec check tests/cli/data/empty.pin
