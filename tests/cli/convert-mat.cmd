pinrec convert --to mat samples/plakoto-match.pin | cmp - samples/plakoto-match.mat &&
pinrec convert --to native samples/plakoto-match.mat | cmp - samples/plakoto-match.pin && echo same
pinrec check samples/plakoto-match.mat
pinrec convert --to mat samples/plakoto-ends.pin | tail -n 40
