pinrec check --format xml
