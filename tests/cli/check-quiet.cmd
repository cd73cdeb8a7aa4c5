pinrec check --quiet tests/cli/data/club.pin tests/cli/data/untidy.pin
