pinrec convert --to fibs samples/plakoto-match.pin | cmp - samples/plakoto-match.fibs &&
pinrec convert --to native samples/plakoto-match.fibs | cmp - samples/plakoto-match.pin && echo same
pinrec check samples/plakoto-match.fibs
pinrec convert --to fibs samples/plakoto-ends.pin | tail -n 40
