pinrec moves --position '4/東/4/4 w -/- 10'
