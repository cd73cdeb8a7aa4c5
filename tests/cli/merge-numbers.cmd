pinrec merge samples/sheet-white.pin samples/turns.pin | tail -n 1
