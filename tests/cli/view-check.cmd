pinrec check --view public tests/cli/data/hidden-one.pin
