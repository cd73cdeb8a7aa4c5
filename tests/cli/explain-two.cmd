pinrec explain utf-16 no-game
