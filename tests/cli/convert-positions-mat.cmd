pinrec convert --positions --to mat samples/plakoto.pin
