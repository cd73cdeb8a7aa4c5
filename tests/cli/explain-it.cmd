pinrec explain --lang it 31
