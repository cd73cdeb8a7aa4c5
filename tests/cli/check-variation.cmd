pinrec check tests/cli/data/variation.pin
