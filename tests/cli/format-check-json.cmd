pinrec format --check --format json tests/cli/data/illegal.pin
