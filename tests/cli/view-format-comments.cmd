pinrec format --no-comments samples/captured.pin
