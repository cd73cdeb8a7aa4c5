pinrec convert --to yaml --keep-going samples/ten-games.pin | tail -n 40
