pinrec check --strct
