pinrec know --at 28 samples/sheet-white.pin
