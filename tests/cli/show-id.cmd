pinrec show --as id --at all samples/plakoto.pin | head -n 4
pinrec show --as id --position "20,B1w,3 w 14/14 -"
