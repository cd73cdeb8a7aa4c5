pinrec moves --count --position 'B15,22,W15 w 0/0 -'
