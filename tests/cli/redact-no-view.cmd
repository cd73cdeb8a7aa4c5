pinrec redact samples/captured.pin
