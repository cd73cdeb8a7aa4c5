pinrec perft 1 --at 4 samples/sheet-white.pin
