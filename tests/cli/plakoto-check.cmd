pinrec check samples/plakoto.pin samples/plakoto-ends.pin
