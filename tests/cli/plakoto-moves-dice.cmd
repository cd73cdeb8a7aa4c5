pinrec moves --dice 13 --position 'B15,22,W15 w 0/0 -'
