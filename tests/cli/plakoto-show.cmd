pinrec show --at 20 samples/plakoto.pin
