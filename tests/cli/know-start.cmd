pinrec know --at start --view black samples/captured.pin
