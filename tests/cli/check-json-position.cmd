pinrec check --format json tests/cli/data/position.pin
