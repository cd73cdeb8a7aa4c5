pinrec show --as svg --at 99 samples/captured.pin -o $TMP/x.svg; echo $?; ls $TMP
