pinrec perft 1 --at 2 tests/cli/data/win.pin
