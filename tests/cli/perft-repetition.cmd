pinrec perft 2 --at 7 --divide tests/cli/data/threefold.pin | grep -e '^b3>c4 ' -e total
