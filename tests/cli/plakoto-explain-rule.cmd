# As findings print it, and of the wrong game.
pinrec explain 'rule R9'
pinrec explain R18 --game Plateau
