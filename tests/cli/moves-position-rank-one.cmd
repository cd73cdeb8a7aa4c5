pinrec moves --position '4 w -/- 10'
