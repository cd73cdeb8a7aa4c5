pinrec format --view white tests/cli/data/unreadable.pin
