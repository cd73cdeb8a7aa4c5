pinrec perft
