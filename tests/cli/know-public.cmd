pinrec know --at 28 --view public samples/captured.pin
