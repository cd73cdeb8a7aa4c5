pinrec check tests/cli/data/club.pin
