pinrec convert --to words-zh samples/plakoto.pin --no-comments | tail -n 12
