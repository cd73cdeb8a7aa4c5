pinrec explain
