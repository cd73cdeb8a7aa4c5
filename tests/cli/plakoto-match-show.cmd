pinrec show --nth 4 --as ascii samples/plakoto-match.pin
