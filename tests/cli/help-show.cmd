pinrec show --help
