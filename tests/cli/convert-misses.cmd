pinrec convert --to poor --notation tests/cli/data/poor.yaml samples/sheet-white.pin samples/turns.pin | grep -c Result
