printf '[Game "Plakoto"]\n\n65: 18/13 24/18 1... 31: 24/20 *' | pinrec format
