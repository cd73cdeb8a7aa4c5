pinrec check tests/cli/data/long.pin
