pinrec moves --count --at 3 tests/cli/data/illegal.pin
