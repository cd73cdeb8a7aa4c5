pinrec convert --to words-en --view public samples/captured.pin --no-comments | head -n 16
