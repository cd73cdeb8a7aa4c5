pinrec moves --position 'XXXXXXXX,XXRR,RR,BB/BB,BX,RX,OX/RB,XX,2/4 w -/- 10'
