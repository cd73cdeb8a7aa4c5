# What is printed for a view is a position that is read again.
own=$(pinrec show --at 28 --as position --view white samples/captured.pin)
pinrec show --as position --position "$own"
pinrec moves --count --position '3,xuOX/2,ruBB,1/4/1,RR,BB,1 w RB/rb,rr,rr 30'
pinrec perft 1 --position "$own"
pinrec show --position '4/4/4/ouou,3 w -/- 10'
