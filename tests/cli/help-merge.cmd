pinrec merge --help
