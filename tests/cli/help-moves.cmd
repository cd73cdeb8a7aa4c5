pinrec moves --help
