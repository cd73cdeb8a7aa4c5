pinrec show --view wite samples/captured.pin
