pinrec explain position-surplus
