pinrec show --lang es --view white samples/captured.pin && pinrec show --lang es samples/plakoto.pin && pinrec know --lang es --view black samples/captured.pin
