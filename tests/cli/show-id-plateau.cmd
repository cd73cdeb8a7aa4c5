pinrec show --as id --at 3 samples/captured.pin; pinrec show --as id --position "4/4/4/4 b -/- 1"
