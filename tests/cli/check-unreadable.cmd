pinrec check tests/cli/data/unreadable.pin
