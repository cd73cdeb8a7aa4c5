pinrec show --nth 0 tests/cli/data/club.pin
