pinrec explain distnce
