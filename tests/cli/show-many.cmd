pinrec show --as ascii --at 2 tests/cli/data/club.pin
