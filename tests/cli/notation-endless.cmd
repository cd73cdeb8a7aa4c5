pinrec check --notation /dev/zero samples/captured.pin; echo $?; pinrec lesson /dev/zero; echo $?; yes '# no end' | head -c 1048577 >"$TMP/long.yaml"; cd "$TMP" && pinrec check --notation long.yaml
