pinrec convert --to words-it samples/plakoto.pin --no-comments | tail -n 12
