pinrec show --lang zh --at 20 --nth 1 samples/sheet-black.pin && pinrec show --lang zh --nth 2 samples/plakoto-match.pin && pinrec know --lang zh samples/sheet-black.pin
