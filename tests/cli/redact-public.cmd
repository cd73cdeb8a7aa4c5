pinrec redact --view public --no-comments samples/captured.pin
