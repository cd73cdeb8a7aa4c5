pinrec check --color always tests/cli/data/illegal.pin
