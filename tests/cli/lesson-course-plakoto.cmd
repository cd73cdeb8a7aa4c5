pinrec lesson --check samples/lessons/plakoto && for l in en es it zh; do pinrec lesson --lang $l samples/lessons/plakoto >"$TMP/$l" || echo wrong; done
