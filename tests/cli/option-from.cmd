pinrec check --from natve tests/cli/data/win.pin
