pinrec moves tests/cli/data/illegal.pin
