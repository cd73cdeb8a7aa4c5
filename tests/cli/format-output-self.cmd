cp tests/cli/data/untidy.pin $TMP/a.pin; cd $TMP; pinrec format -o a.pin a.pin; ls; pinrec format --check a.pin && echo canonical
