pinrec show --as html --at 3 samples/captured.pin; echo $?
pinrec show --as html --game Plakoto --position 'B15,22,W15 w 0/0 31'; echo $?
pinrec lesson --as svg tests/lessons/plateau.yaml; echo $?
pinrec show --as html --nth 3 samples/captured.pin; echo $?
