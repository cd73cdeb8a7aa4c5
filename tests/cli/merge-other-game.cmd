pinrec merge samples/captured.pin samples/five.pin
