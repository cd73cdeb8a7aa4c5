pinrec check --view white --format json tests/cli/data/hidden-one.pin
