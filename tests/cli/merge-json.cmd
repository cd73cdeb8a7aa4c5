pinrec merge --format json samples/captured.pin samples/five.pin
