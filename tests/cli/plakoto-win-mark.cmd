printf '[Game "Plakoto"]\n\n65: 24/18 24/19# *\n' | pinrec check
pinrec explain --game Plakoto win-mark
pinrec explain --game Tapa result
