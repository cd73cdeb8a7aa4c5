pinrec check tests/cli/data/illegal.pin
