pinrec convert --to loose-pips samples/plakoto.pin
