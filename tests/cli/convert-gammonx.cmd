pinrec convert --to gammonx samples/plakoto-match.pin | cmp - samples/plakoto-match.gammonx &&
pinrec convert --to native samples/plakoto-match.gammonx | cmp - samples/plakoto-match.pin && echo same
pinrec check samples/plakoto-match.gammonx
pinrec convert --to gammonx samples/plakoto-ends.pin | tail -n 40
