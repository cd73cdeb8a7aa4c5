pinrec moves --format json --position '4/4/4/XXXXXXXXRR,xx,2 b -/xx,bb,rr,rb,ox 11' --count
