pinrec check --notation tests/cli/data/like.yaml samples/five.pin
