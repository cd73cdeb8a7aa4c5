pinrec format tests/cli/data/untidy.pin
