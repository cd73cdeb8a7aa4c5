pinrec check --lang es samples/findings.pin samples/findings-plakoto.pin | grep '^samples'
