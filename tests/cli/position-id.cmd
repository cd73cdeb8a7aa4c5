pinrec show --as position --position AACA/z8AAID/Pw
pinrec moves --count --dice 31 --position AACA/z8AAID/Pw
pinrec perft 1 --position AACA/z8AAID/Pw
pinrec show --as position --position AACA/z8AAID/P
