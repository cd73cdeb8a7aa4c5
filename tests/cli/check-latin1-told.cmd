pinrec check --encoding latin1 tests/cli/data/latin1.pin
