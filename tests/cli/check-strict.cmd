pinrec check --strict tests/cli/data/untidy.pin
