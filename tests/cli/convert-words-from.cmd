pinrec check --from words-en samples/captured.pin
