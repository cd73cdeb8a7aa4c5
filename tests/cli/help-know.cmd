pinrec know --help
