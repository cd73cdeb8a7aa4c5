pinrec convert --to club --notation samples/notation/club.yaml samples/plakoto.pin samples/stacked.pin | tail -n 2
