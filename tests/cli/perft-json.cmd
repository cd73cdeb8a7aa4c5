pinrec perft 1 --format json
