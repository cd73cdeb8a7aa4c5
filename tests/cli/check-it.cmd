pinrec check --lang it tests/cli/data/illegal.pin samples/findings-plakoto.pin
