pinrec format tests/cli/data/illegal.pin | cmp - tests/cli/data/illegal.pin && echo same
