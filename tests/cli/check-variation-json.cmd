pinrec check --format json tests/cli/data/variation.pin
