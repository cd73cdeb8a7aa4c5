pinrec moves --nth 7 tests/cli/data/club.pin
