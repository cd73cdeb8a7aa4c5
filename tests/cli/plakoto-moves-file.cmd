pinrec moves --dice 21 --at 6 samples/plakoto.pin
