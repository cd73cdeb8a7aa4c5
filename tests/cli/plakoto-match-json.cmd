pinrec check --format json samples/plakoto-match.pin
