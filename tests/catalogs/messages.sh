#!/bin/sh
# Prints the template of the catalogs (.pot): messages.sh MESSAGES, where that is
# the program made of messages.c.  From the repo root.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" > "$folder/tables.c"
xgettext --language=C --from-code=UTF-8 --no-location --no-wrap \
	--keyword=N_ --keyword=phrase_say:2 --keyword=words_say:2 \
	--package-name=pinrec -o "$folder/pinrec.pot" \
	"$folder/tables.c" src/*/*.c 2>"$folder/trouble" || {
	cat "$folder/trouble" >&2
	exit 1
}
# The date would be another every day.
sed -e '/^"POT-Creation-Date/d' -e 's/charset=CHARSET/charset=UTF-8/' \
	"$folder/pinrec.pot"
