pinrec convert --to words-zh samples/captured.pin
