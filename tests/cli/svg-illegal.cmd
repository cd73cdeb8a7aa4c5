# A game that stops early is drawn as far as it goes.
pinrec show --as svg tests/cli/data/illegal.pin | grep "^<title>"
