#!/bin/sh
# The manual page of the rules is made from their data and must not differ.
set -u

made=$(mktemp) || exit 1
trap 'rm -f "$made"' EXIT
awk -f man/rules-page.awk notation/rules-plateau.yaml \
	notation/rules-plakoto.yaml > "$made"
cmp -s "$made" man/pinrec-rules.7 && exit 0
echo 'rules-page: man/pinrec-rules.7 is not what its data gives; run'
echo '  awk -f man/rules-page.awk notation/rules-plateau.yaml \\'
echo '    notation/rules-plakoto.yaml > man/pinrec-rules.7'
diff "$made" man/pinrec-rules.7 | head -20
exit 1
