pinrec check --rules
