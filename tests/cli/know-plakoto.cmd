pinrec know --view white --at 5 samples/plakoto.pin
