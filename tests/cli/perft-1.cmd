pinrec perft 1
