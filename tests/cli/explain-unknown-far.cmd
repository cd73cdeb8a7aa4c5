pinrec explain 999
