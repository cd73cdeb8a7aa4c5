pinrec check --rules 'capture=max onboard=tuch' tests/cli/data/win.pin
