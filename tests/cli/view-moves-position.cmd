pinrec moves --view black --position "4/4/4/XX,xx,2 w -/- 10"
