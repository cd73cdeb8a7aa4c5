pinrec format tests/cli/data/unreadable.pin
