pinrec show --view all --at 28 --as position samples/captured.pin samples/sheet-white.pin
