pinrec moves --view white --at 28 samples/captured.pin
