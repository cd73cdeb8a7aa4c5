pinrec check --help
