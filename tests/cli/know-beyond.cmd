pinrec know --at 99 --view white samples/captured.pin
