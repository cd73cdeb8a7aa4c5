cd $TMP; printf "[Game \"Plateau\"]\n*\n" | pinrec format -o - -; ls
