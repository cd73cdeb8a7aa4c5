pinrec explain pass
