pinrec format --view public --no-comments samples/captured.pin
