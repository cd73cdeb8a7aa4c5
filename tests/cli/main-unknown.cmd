pinrec chek club.pin
