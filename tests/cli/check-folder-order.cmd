pinrec check --format json tests/cli/data/folder | cut -d, -f1
