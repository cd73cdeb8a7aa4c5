pinrec moves --at 1 --count
