pinrec format tests/cli/data/unreadable.pin 2>/dev/null | cmp - tests/cli/data/unreadable.pin && echo same
