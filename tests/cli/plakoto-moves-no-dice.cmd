pinrec moves --dice 31 --position '4/4/4/4 b -/- 1'
