pinrec show --as ascii --position 'W4b,W4b,W2,B2,B2,W4,B2,B3,1,B3,12,B1,W1 w 0/0 54'
