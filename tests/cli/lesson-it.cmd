pinrec lesson --lang it --as text samples/lessons/plateau/02-opening.yaml | grep -A 1 '^Non legale'
