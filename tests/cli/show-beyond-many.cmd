pinrec show --at 9 --as position tests/cli/data/club.pin
