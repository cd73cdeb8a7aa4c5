pinrec check tests/cli/data/unsound.pin
