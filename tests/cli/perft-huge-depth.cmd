pinrec perft 1000
