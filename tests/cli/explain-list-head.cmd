pinrec explain --list | head -n 4
