pinrec convert --to yaml samples/captured.pin samples/plakoto-ends.pin | head -n 90
