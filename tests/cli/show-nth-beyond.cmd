pinrec show --nth 4 tests/cli/data/club.pin
