pinrec check tests/cli/data/folder
