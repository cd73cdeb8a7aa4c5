pinrec explain rule
