pinrec check --lang es tests/cli/data/illegal.pin samples/plakoto-match.pin
