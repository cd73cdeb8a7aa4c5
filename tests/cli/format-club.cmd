pinrec format tests/cli/data/club.pin
