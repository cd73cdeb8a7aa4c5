pinrec format tests/cli/data/untidy.pin -o $TMP/new.pin; ls $TMP; cat $TMP/new.pin
