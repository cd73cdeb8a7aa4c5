pinrec --strict check
