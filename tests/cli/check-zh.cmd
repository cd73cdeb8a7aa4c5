pinrec check --lang zh tests/cli/data/illegal.pin tests/cli/data/unsound.pin tests/cli/data/untidy.pin tests/cli/data/unreadable.pin tests/cli/data/wide.pin samples/plakoto-match.pin
