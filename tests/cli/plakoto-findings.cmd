pinrec check samples/findings-plakoto.pin
