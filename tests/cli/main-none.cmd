pinrec
