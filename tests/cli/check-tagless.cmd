pinrec check --game Plateau tests/cli/data/tagless.txt
