pinrec explain capture-unmarked
