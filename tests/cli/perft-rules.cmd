pinrec perft 1 --rules boardspace
