pinrec perft --help
