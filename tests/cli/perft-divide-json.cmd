pinrec perft 1 --divide --format json --position '4/4/4/XXRR,3 w -/- 10' | tail -n 3
