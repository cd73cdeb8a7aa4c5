cp tests/cli/data/names.pin $TMP/naïve.pin; cd $TMP; pinrec show --as ascii naïve.pin naïve.pin | grep -e : -e naive -e game -e pin; pinrec show --as ascii naïve.pin | LC_ALL=C grep -c "[^ -~]"
