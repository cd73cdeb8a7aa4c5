pinrec format --check -o a b
