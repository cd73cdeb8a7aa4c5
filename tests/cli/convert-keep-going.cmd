pinrec convert --to club --notation samples/notation/club.yaml --keep-going samples/ten-games.pin | grep -B4 "illegal turn"
