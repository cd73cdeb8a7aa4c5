pinrec check samples/notation
