pinrec show --nth 3 --as position tests/cli/data/club.pin
