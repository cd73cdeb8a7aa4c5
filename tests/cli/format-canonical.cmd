pinrec format tests/cli/data/win.pin | cmp - tests/cli/data/win.pin && echo same
