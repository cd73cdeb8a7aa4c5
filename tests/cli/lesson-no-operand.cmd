pinrec lesson
