pinrec show --view black --at 28 --as json samples/captured.pin
