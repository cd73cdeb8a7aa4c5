pinrec convert --to natve samples/captured.pin
