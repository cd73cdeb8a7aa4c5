pinrec check tests/cli/data/latin1.pin
