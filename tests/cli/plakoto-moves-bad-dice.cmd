pinrec moves --dice 71 --position 'B15,22,W15 w 0/0 -'
