pinrec redact --view black samples/captured.pin
