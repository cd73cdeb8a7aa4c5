pinrec explain --view white distance
