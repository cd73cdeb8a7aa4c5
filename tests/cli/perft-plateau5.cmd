pinrec perft 1 --game Plateau5
