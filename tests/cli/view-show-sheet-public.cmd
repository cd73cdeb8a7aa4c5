pinrec show --at 28 --view public samples/sheet-black.pin
