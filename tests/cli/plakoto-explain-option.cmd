pinrec explain --game Tapa opening=
