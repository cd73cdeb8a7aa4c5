pinrec format samples/sheet-white.pin | cmp - samples/sheet-white.pin
