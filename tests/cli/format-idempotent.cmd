pinrec format tests/cli/data/untidy.pin 2>/dev/null >$TMP/1; pinrec format $TMP/1 2>/dev/null | cmp - $TMP/1 && echo same
