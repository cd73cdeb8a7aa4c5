pinrec perft 2 --divide --position '4/4/4/XXRR,xxrr,2 w -/- 10' | tail -n 4
