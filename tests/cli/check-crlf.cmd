pinrec check tests/cli/data/crlf.pin
