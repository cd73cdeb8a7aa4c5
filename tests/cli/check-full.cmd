pinrec check tests/cli/data/win.pin >/dev/full
