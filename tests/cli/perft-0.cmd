pinrec perft 0
