pinrec --version
