pinrec format --help
