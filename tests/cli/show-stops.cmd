pinrec show --as ascii tests/cli/data/illegal.pin
