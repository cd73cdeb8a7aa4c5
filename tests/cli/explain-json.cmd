pinrec explain --format json B4
