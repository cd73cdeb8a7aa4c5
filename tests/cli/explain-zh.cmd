pinrec explain --lang zh 31 R22 capture-count
