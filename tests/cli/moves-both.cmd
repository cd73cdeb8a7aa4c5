pinrec moves --position '4/4/4/4 w -/- 10' tests/cli/data/win.pin
