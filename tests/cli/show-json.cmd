pinrec show --at 3 --as json tests/cli/data/club.pin
