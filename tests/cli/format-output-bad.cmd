echo old >$TMP/a.pin; pinrec format -o $TMP/a.pin tests/cli/data/illegal.pin tests/cli/data/win.pin; echo $?; grep -c Game $TMP/a.pin
