pinrec explain --lang es 43 R14
