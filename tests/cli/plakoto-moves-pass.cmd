pinrec moves --dice 53 --position 'B9,1,W7,W7,4,B2,B2,1,B2,2,W1,9 w 0/0 -'
