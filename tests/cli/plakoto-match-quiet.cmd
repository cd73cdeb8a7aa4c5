pinrec check -q samples/plakoto-match.pin
