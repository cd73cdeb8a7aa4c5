pinrec perft deep
