pinrec know --at 28 --view white --format json samples/captured.pin
