pinrec show --view black --as ascii --at 40 samples/plakoto.pin
