pinrec check -x
