pinrec convert --to poor --notation tests/cli/data/poor.yaml samples/turns.pin samples/captured.pin | tail -n 12
