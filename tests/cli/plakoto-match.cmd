pinrec check samples/plakoto-match.pin
