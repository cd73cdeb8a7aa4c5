cd "$TMP" && cp "$OLDPWD/samples/sheet-white.pin" white.pin && sed "s/b4>c4-1>d4/b4>c4/" "$OLDPWD/samples/sheet-black.pin" >black.pin && pinrec merge white.pin black.pin
