pinrec format --notation-dir tests/cli/data/notations --from colon tests/cli/data/colon.pin
