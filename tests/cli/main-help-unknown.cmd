pinrec help chek; pinrec hepl
