pinrec redact --view public samples/plakoto.pin | cmp - samples/plakoto.pin
