pinrec know --view public samples/captured.pin
