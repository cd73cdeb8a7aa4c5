pinrec know --at 28 samples/captured.pin
