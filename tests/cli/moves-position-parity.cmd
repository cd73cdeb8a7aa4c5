pinrec moves --position '4/4/4/4 b -/- 10'
