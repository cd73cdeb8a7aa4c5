pinrec merge samples/sheet-white.pin samples/sheet-black.pin
