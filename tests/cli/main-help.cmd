pinrec --help
