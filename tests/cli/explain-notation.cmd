pinrec explain notation-pattern
