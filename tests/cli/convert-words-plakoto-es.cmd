pinrec convert --to words-es samples/plakoto.pin --no-comments | tail -n 12
