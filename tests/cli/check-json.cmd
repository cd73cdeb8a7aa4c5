pinrec check --format json tests/cli/data/club.pin tests/cli/data/unreadable.pin tests/cli/data/unsound.pin
