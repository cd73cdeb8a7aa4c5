# Boards drawn as text or in ASCII, also on a page; lines part paragraphs.
cat >"$TMP/drawn.yaml"
pinrec lesson "$TMP/drawn.yaml"
pinrec lesson --as html "$TMP/drawn.yaml" | sed -n '/<article/,/<\/article>/p'
