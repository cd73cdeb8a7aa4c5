pinrec check --jobs 3 samples/plakoto-match.pin samples/plakoto-ends.pin
