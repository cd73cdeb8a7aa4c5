pinrec show --as json --position '4/4/4/RR,3 w -/- 10'
