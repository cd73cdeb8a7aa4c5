mkdir "$TMP/n" && sed 's/^examples:$/examples:\n  - [a]/' samples/notation/club.yaml >"$TMP/n/club.yaml" && cd "$TMP" && pinrec check --notation-dir n --from club n
