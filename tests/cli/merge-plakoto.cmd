pinrec merge samples/plakoto-match.pin samples/plakoto-match.pin | cmp - samples/plakoto-match.pin
