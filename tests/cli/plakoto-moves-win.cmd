pinrec moves --dice 61 --position 'B1,4,W14,W1,5,B14,11 w 0/0 -'
