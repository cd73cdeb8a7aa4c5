#!/bin/sh
# Finds what the program says without looking it up: pseudo.sh BUILD-FOLDER, from
# the repo root.  The program is linked anew with a catalog in which every text
# stands between « and » (pseudo.awk), as if that were Spanish.  English words
# that it says outside of the marks were never looked up.
set -eu
build=${1:?usage: pseudo.sh BUILD-FOLDER}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

sh tests/catalogs/messages.sh "$build/messages" > "$folder/pinrec.pot"
awk -f tests/catalogs/pseudo.awk "$folder/pinrec.pot" > "$folder/es.po"
msgfmt -o "$folder/es.mo" "$folder/es.po"
# The catalog goes behind those that are built in, so that it is the one used.
sh src/embed.sh "$folder/es.mo" |
	sed -n 's/file_0/file_pseudo/; /^static/,/^}/p' > "$folder/array.c"
{
	sed '/^const struct builtin/,$d' "$build/builtin.c"
	cat "$folder/array.c"
	sed -n '/^const struct builtin/,/^	{0, 0, 0}/p' "$build/builtin.c" |
		sed '$d'
	echo '	{"es.mo", (const char *)file_pseudo, sizeof(file_pseudo) - 1},'
	echo '	{0, 0, 0},'
	echo '};'
} > "$folder/builtin.c"
${CC:-gcc} -std=c11 -Isrc -c -o "$folder/builtin.o" "$folder/builtin.c"
# shellcheck disable=SC2046
${CC:-gcc} -o "$folder/pinrec" "$build/main.o" "$folder/builtin.o" \
	"$build/libpinrec.a" \
	$(pkg-config --libs yaml-0.1 libpcre2-8) -lpthread

# Words that no English sentence is without, and hardly any input has.
common='the|is|are|an|and|or|not|no|in|on|at|by|has|have|was|were|with|that|this'
common="$common|it|its|there|under|from|be|as|than|which|turn|turns|game|piece"
# Input that has them: a stray "Wins the match", and keys of records.
known='^ *1 (the|game|turns)$'

# left WHERE FILE: of what is said, the common words that were not looked up.
left() {
	tr '\n' ' ' < "$2" | sed -e 's/«[^»]*»/ /g' -e 's/"[^"]*"/ /g' |
		tr ' ' '\n' | sed -e 's/^[(,;:|]*//' -e 's/[),;:.?|]*$//' |
		grep -xE "$common" | sort | uniq -c |
		grep -vE "$known" > "$folder/left" || :
	if [ ! -s "$folder/left" ]; then
		passed=$((passed + 1))
		return
	fi
	failed=$((failed + 1))
	echo "pseudo: said by $1 without being looked up:"
	cat "$folder/left"
}

passed=0
failed=0
find tests/cli tests/odd samples -type f \( -name '*.in' -o -name '*.pin' \
	-o -name '*.sgf' -o -name '*.yaml' -o -name '*.jsonl' -o -name '*.mat' \
	-o -name '*.fibs' \) ! -path '*/lessons/*' | sort > "$folder/files"
xargs -r "$folder/pinrec" check --lang es < "$folder/files" \
	> "$folder/out" 2> "$folder/err" || :
# The sentence of each finding, without the id behind it.
sed -nE 's/^[^ ]+:[0-9]+:[0-9]+: (.*) \[[a-z0-9-]+(, «rule» [^]]*)?\]$/\1/p' \
	"$folder/err" | sort -u > "$folder/said"
left check "$folder/said"

"$folder/pinrec" show --lang es --at all samples/turns.pin samples/stacked.pin \
	samples/plakoto.pin samples/sheet-white.pin > "$folder/said" 2>&1 || :
left show "$folder/said"
for sample in samples/turns.pin samples/plakoto.pin; do
	"$folder/pinrec" show --lang es --as svg --nth 1 "$sample" 2>&1 |
		sed -e '/^[^<]*{/d' -e 's/<[^>]*>/ /g' > "$folder/said"
	left "show --as svg $sample" "$folder/said"
done
"$folder/pinrec" know --lang es samples/sheet-white.pin > "$folder/said" 2>&1 || :
left know "$folder/said"
"$folder/pinrec" explain --lang es 10 24 R18 distance capture 2>&1 |
	sed '/^ *[0-9]* |/d' > "$folder/said"
left explain "$folder/said"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
