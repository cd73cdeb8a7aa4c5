pinrec check tests/cli/data/untidy.pin
