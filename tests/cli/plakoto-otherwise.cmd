pinrec check
