pinrec check --color alway
