pinrec moves --count --position 'W1b,4,W14,6,B14,11 b 0/0 -'
