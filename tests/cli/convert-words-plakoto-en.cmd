pinrec convert --to words-en samples/plakoto.pin --no-comments | tail -n 12
