pinrec check tests/cli/data/tabs.pin
