pinrec explain distance
