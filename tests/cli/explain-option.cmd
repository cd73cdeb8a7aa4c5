pinrec explain capture
