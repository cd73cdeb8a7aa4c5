pinrec check --format json tests/odd/H10-shown-twice.pin tests/odd/T6-twice.pin
