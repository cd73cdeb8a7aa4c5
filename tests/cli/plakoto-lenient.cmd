printf '[Game "Plakoto"]\n[Position "B1,4,W14,W1,5,B14,11 w 0/0 -"]\n\n1. 61: 7/1* W+2\n' | pinrec check --lenient
