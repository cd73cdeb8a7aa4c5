pinrec check --notation-dir notation samples/captured.pin
