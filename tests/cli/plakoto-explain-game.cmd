pinrec explain --game Plakoto pass
