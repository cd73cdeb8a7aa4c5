# Of the files of a folder that end like records, those that are none.
mkdir "$TMP/x"; cp samples/notation/club.yaml samples/evening.yaml samples/five.pin "$TMP/x"; pinrec check --format json samples/five.pin >"$TMP/x/report.json"; cd "$TMP"; pinrec check x; pinrec check -q x; pinrec check x/club.yaml | head -n 1
