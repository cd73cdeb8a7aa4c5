pinrec moves --dice 31 --position 'B15,22,W15 w 0/0 65'
