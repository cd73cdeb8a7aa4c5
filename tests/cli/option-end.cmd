pinrec check -- --strict
