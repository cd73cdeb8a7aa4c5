pinrec perft 2 --divide --position 'B15,22,W15 w 0/0 65'
