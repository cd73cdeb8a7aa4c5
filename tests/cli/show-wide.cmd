pinrec show --at 1 tests/cli/data/wide.pin
