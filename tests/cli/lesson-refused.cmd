# The board is headed by the turn that led to it; a view is not told a refused
# turn, since it may not see all that the turn says.
cat >"$TMP/refused.yaml"
pinrec lesson "$TMP/refused.yaml" | grep -v '^ *[─┌├└│0-9]'
pinrec lesson --as html - <"$TMP/refused.yaml" |
	grep -o -e 'Turn 1[^<"]*' -e '<p class="refusal">.*'
