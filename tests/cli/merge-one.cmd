pinrec merge samples/sheet-white.pin
