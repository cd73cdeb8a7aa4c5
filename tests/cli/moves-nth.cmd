pinrec moves --count --nth 2 --at 4 tests/cli/data/club.pin
