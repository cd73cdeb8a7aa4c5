pinrec show --as ascii tests/cli/data/exchange.pin
