pinrec show --view white --at 28 samples/captured.pin
