echo old >$TMP/a.pin; pinrec format -o $TMP/a.pin tests/cli/data/nosuch.pin; echo $?; cat $TMP/a.pin; ls $TMP
