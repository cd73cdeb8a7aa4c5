pinrec show --view public --as position --position "3,xxRB/bb,3/4/XX,xxbxRR,2 w RR,XX/- 10"
