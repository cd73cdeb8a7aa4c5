sed 's/Score "3-2"/Score "4-2"/' samples/plakoto-match.pin | pinrec check -
