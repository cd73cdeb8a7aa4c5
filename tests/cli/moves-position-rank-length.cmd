pinrec moves --position '4/4/3/4 w -/- 10'
