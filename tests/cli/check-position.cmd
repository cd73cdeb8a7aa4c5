pinrec check tests/cli/data/position.pin
