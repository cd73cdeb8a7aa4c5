pinrec perft 1 --game PinGame
