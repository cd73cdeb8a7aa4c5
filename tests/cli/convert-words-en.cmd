pinrec convert --to words-en samples/captured.pin
