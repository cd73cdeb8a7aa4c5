# Both styles of BoardSpace's files become the same turns as any others.
pinrec convert --to native samples/boardspace.sgf
