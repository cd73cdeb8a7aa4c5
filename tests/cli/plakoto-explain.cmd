pinrec explain R18 D15 mother
