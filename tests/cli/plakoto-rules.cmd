pinrec check --rules path=both samples/plakoto.pin
