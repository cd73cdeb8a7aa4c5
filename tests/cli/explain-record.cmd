pinrec explain tag-twice
