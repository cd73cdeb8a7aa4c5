pinrec know --view white samples/captured.pin samples/stacked.pin
