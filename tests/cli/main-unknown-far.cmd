pinrec frobnicate
