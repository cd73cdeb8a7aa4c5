pinrec show --as json --at 40 samples/plakoto.pin
