pinrec check --format json tests/cli/data/empty.pin
