pinrec check --frobnicate
