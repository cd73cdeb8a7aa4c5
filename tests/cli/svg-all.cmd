pinrec show --as svg --at all samples/captured.pin
