pinrec check tests/cli/data/tagless.txt
