pinrec show --at 28 samples/sheet-black.pin
