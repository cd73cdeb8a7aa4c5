sed 's/^name: club/name: native/' samples/notation/club.yaml >"$TMP/native.yaml" && pinrec moves --notation-dir "$TMP" --position '4/4/4/XB,3 w -/- 10' | grep '^A1'
