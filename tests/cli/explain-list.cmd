pinrec explain --list | grep -c .
