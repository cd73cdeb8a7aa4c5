pinrec moves --position '4/4/4/XXRR,xxrr,2 w XX,RR/- 30' --rules capture=choice | head -n 14
