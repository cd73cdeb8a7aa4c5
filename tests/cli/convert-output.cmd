cd "$TMP" && cp "$OLDPWD/samples/captured.pin" a.pin && pinrec convert --to native a.pin -o a.pin && pinrec check a.pin && ls
