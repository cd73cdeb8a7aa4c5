pinrec redact --view white tests/cli/data/illegal.pin
