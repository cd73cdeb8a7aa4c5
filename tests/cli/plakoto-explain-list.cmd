pinrec explain --game Plakoto --list
