pinrec perft 2
