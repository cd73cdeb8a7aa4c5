pinrec check --format json tests/cli/data/wide.pin
