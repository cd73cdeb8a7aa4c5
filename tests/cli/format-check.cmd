pinrec format --check tests/cli/data/untidy.pin tests/cli/data/win.pin tests/cli/data/club.pin
