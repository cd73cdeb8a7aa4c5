# Standard input, reports for programs, and what is not translated under
# --strict.
cat >"$TMP/input.yaml"
pinrec lesson --check <"$TMP/input.yaml"
pinrec lesson --check --format json - <"$TMP/input.yaml"
pinrec lesson --format json - <"$TMP/input.yaml"
echo "status $?"
pinrec lesson --check --lang es - <"$TMP/input.yaml"
echo "status $?"
pinrec lesson --check --strict --lang es - <"$TMP/input.yaml"
echo "status $?"
sed 's/captures: 0/captures: 1/' "$TMP/input.yaml" | pinrec lesson
echo "status $?"
sed 's/captures: 0/captures: 1/' "$TMP/input.yaml" | pinrec lesson --check --format json
pinrec lesson --as html -o "$TMP/pages/" - <"$TMP/input.yaml"
ls "$TMP/pages"
pinrec lesson --help | grep -A 5 '^options of'
