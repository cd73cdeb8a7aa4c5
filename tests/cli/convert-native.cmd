pinrec convert --to native samples/ten-games.pin | sed -n "30,46p"
