pinrec redact --help
