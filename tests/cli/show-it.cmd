pinrec show --lang it samples/plakoto.pin
