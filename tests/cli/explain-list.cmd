pinrec explain --list | grep -E '^[A-Z]|^  (24|distance|capture|B4) '
