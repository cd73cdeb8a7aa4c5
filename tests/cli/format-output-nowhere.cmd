pinrec format -o tests/cli/data/nosuch/a.pin tests/cli/data/win.pin
