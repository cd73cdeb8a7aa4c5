NO_COLOR=1 pinrec check tests/cli/data/illegal.pin
