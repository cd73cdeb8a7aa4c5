pinrec convert samples/captured.pin
