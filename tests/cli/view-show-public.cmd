pinrec show --view public --at 28 --as ascii samples/captured.pin
