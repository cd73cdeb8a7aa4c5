for n in 0 7 8; do pinrec moves --at $n --count tests/cli/data/threefold.pin; done
