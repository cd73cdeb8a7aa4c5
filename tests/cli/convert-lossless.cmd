pinrec convert --to poor --lossless --notation tests/cli/data/poor.yaml samples/captured.pin
