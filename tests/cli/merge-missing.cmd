pinrec merge samples/sheet-white.pin samples/nothing.pin
