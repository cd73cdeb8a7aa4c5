pinrec explain 24
