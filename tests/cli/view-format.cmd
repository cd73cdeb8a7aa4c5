pinrec format --view black samples/captured.pin
