pinrec convert --to words-es samples/captured.pin
