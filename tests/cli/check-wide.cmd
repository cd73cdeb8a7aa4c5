pinrec check tests/cli/data/wide.pin
