pinrec moves --view white --at 27 --format json samples/captured.pin
