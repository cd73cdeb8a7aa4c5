pinrec check --rules onboard=owntop tests/cli/data/win.pin
