#!/bin/sh
# Three lists must be the same: the findings of the table in src/base/, those
# that man/pinrec.1 documents and those that some test triggers.
set -u
failed=0
manual=man/pinrec.1
header=src/base/diag.h

complain() {
	echo "findings: $*"
	failed=1
}

# "DIAG_UTF16 utf-16", a row each; the row that says "nothing" is left out.
rows=$(cat src/base/diag*.c | tr '\n\t' '  ' |
	grep -oE '\[DIAG_[A-Z0-9_]+( - DIAG_(DICE|FILE)_FIRST)?\] = \{ *"[a-z0-9-]+"' |
	sed 's/^\[\(DIAG_[A-Z0-9_]*\).*"\(.*\)"$/\1 \2/' | grep -v '^DIAG_NONE ')
names=$(sed -n '/^enum diag {/,/^}/s/^[[:space:]]*\(DIAG_[A-Z0-9_]*\).*/\1/p' \
	"$header" | grep -vE '^DIAG_(NONE|COUNT)$')
ids=$(printf '%s\n' "$rows" | cut -d ' ' -f 2)

if [ -z "$rows" ]; then
	complain "no table of findings is found in src/base/diag*.c"
fi
for name in $names; do
	printf '%s\n' "$rows" | grep -q "^$name " ||
		complain "$name has no row in the table"
done
for id in $(printf '%s\n' "$ids" | sort | uniq -d); do
	case $id in
	direction | empty | opening | pass | path) ;; # the games share these
	*) complain "$id stands twice in the table" ;;
	esac
done

# The manual: items of the lists in the section of findings, ".It Cm distance".
documented=
if [ -f "$manual" ]; then
	documented=$(sed 's/\\-/-/g; s/\\&//g; s/"//g' "$manual" | awk '
		/^\.Sh / { inside = /^\.Sh (FINDINGS|DIAGNOSTICS)/ }
		inside && /^\.It / {
			word = ($2 ~ /^[A-Z][a-z]$/) ? $3 : $2
			if (word ~ /^[a-z][a-z0-9-]*$/)
				print word
		}' | sort)
	[ -n "$documented" ] ||
		complain "$manual has no section FINDINGS with a list"
else
	complain "$manual is missing"
fi
if [ -n "$documented" ]; then
	for id in $ids; do
		printf '%s\n' "$documented" | grep -qx -e "$id" ||
			complain "$id is not documented in $manual"
	done
	for id in $(printf '%s\n' "$documented" | uniq); do
		printf '%s\n' "$ids" | grep -qx -e "$id" ||
			complain "$id is in $manual but not in the table"
	done
fi

# The tests: what they expect to be printed, as text or as JSON, a column of a
# case file, the name in a unit test, or a game of samples/findings.pin, each of
# which must give just the finding that its Event names (test_samples.c).
triggered=$(
	folders=
	for folder in tests/*/; do
		[ "$folder" = tests/lint/ ] || folders="$folders $folder"
	done
	# shellcheck disable=SC2086
	{
		grep -rhoE '\[[a-z][a-z0-9-]*(\]|, rules? )' $folders |
			sed 's/^\[//; s/[],].*//'
		grep -rhoE '"id": ?"[a-z0-9-]+"' $folders |
			sed 's/.*"\([^"]*\)"$/\1/'
		find $folders -name '*.tsv' -exec cat {} + | tr '\t' '\n'
		grep -rhoE 'illegal:[a-z0-9-]+' $folders | sed 's/.*://'
		# tests/unit/test_samples.c holds these games to their Event.
		grep -hoE '^\[Event "[a-z0-9-]+"\]' samples/findings*.pin |
			sed 's/.*"\(.*\)".*/\1/'
		find $folders -name '*.c' -exec cat {} + |
			grep -oE 'DIAG_[A-Z0-9_]+'
		sed -n 's/^\[Event "\(.*\)"\]$/\1/p' samples/findings.pin
	} | sort -u
)
printf '%s\n' "$rows" | while read -r name id; do
	printf '%s\n' "$triggered" | grep -qx -e "$id" -e "$name" ||
		printf '%s\n' "$id"
done | {
	missing=0
	while read -r id; do
		[ -n "$id" ] || continue
		echo "findings: $id is triggered by no test"
		missing=1
	done
	exit "$missing"
} || failed=1

exit "$failed"
