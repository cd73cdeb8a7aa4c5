pinrec check --strict tests/cli/data/latin1.pin
