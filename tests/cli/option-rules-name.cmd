pinrec check --rules 'capture=max onbord=touch' tests/cli/data/win.pin
