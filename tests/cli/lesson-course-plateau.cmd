pinrec lesson --check samples/lessons/plateau && for l in en es it zh; do pinrec lesson --lang $l samples/lessons/plateau >"$TMP/$l" || echo wrong; done
