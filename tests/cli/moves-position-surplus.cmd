pinrec moves --position '4/4/4/RBRB,RB,2 w -/- 10'
