pinrec check --divide
