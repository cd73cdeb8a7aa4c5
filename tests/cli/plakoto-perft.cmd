pinrec perft 2 --game Plakoto
