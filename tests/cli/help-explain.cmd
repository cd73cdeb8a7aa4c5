pinrec explain --help
