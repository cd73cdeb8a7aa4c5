pinrec know --at 28 --view white samples/captured.pin
