pinrec know --view white --at 2 samples/sheet-black.pin
