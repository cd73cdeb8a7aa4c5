pinrec moves --position ''
