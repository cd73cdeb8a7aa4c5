pinrec check --max-errors 2 tests/cli/data/unreadable.pin tests/cli/data/club.pin
