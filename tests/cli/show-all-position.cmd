pinrec show --at all --as position tests/cli/data/win.pin
