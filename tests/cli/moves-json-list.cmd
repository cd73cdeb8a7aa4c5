pinrec moves --format json --position '3,xxxxxxxxbbbb/4/4/4 w -/- 10'
