pinrec convert --to words-it samples/captured.pin
