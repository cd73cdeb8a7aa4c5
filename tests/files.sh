#!/bin/sh
# Rows of odd inputs that concern whole files: files.sh BUILD-FOLDER, from the
# repo root.  What the rows say stands before each.
set -u
tool=${1:?usage: files.sh BUILD-FOLDER}/pinrec
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

verdict() { # status of a test, and what it was
	if [ "$1" = 0 ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $2"
	fi
}

# 369 games, of which 4 are bad: at the beginning, at the end and two together.
games() {
	awk 'BEGIN {
		for (n = 1; n <= 369; n++) {
			bad = n == 1 || n == 200 || n == 201 || n == 369
			print "[Game \"Plateau\"]\n[Round \"" n "\"]"
			print "[Result \"*\"]\n"
			print "1. xx,rb@a1 xx,rb@d4 2. a1>" (bad ? "a5" : "b1") " *\n"
		}
	}'
}

# M2: the bad games are told of, the others are legal, the status says so.
games >"$work/club.pin"
"$tool" check "$work/club.pin" >"$work/out" 2>"$work/err"
status=$?
[ $status = 1 ] && grep -q '^365 legal, .* 369 games' "$work/out"
verdict $? "M2 365 of 369 games are legal, status $status"
[ "$(grep -c ': error: ' "$work/err")" = 4 ]
verdict $? "M2 four findings"
for game in 1 200 201 369; do
	grep -q "game $game, turn 3" "$work/err"
	verdict $? "M2 game $game is named"
done

# M14: illegal games are not written, the others are.
for format in native yaml json cleartext boardspace; do
	"$tool" convert --to $format "$work/club.pin" >"$work/written" \
		2>"$work/err"
	status=$?
	[ $status = 1 ] && [ "$(grep -c ': error: ' "$work/err")" = 4 ]
	verdict $? "M14 convert --to $format tells of four games, $status"
	"$tool" check --from $format "$work/written" >"$work/out" 2>&1
	grep -q '^365 legal, 0 unsound, 0 illegal, 0 unreadable' "$work/out"
	verdict $? "M14 the other games are in $format"
done

# D2: memory as for a small file, from a pipe: 1 GB needs no more than 64 MB
# of addresses.  Here a part of it; the whole with GIGABYTES=1.
repeats=${GIGABYTES:+18000}
(
	ulimit -v 65536
	awk -v file="$work/club.pin" -v n="${repeats:-1000}" 'BEGIN {
		RS = "^$"
		getline all < file
		for (i = 0; i < n; i++) printf "%s", all
	}' | "$tool" check --quiet --max-errors 1 >/dev/null 2>"$work/err"
)
[ $? = 1 ]
verdict $? "D2 a long file from a pipe in little memory"

# D3: what is formatted once is not changed by formatting again.  L5: nor does
# it matter how many blank lines stand between tags and turns.
for file in samples/*.pin; do
	"$tool" format --quiet "$file" >"$work/once" 2>/dev/null
	"$tool" format --quiet "$work/once" >"$work/twice" \
		2>/dev/null
	[ -s "$work/once" ] && cmp -s "$work/once" "$work/twice"
	verdict $? "D3 $file"
done
for lines in 0 1 2 5; do
	awk -v n=$lines 'function gap(i) { for (i = 0; i < n; i++) print "" }
		/^\[/ { print; gap(); next }
		NF { print }' samples/captured.pin >"$work/blank.pin"
	"$tool" format "$work/blank.pin" 2>"$work/err" |
		cmp -s - samples/captured.pin
	verdict $? "L5 $lines blank lines between tags and turns"
done

# D7: a message has three lines at most beside the line of the source, and
# nothing of the inside of the program.
for file in samples/findings.pin samples/findings-plakoto.pin tests/odd/*.sgf \
	tests/odd/*.pin tests/odd/*.yaml tests/odd/*.mat tests/odd/*.jsonl; do
	"$tool" check --max-errors 0 "$file" 2>&1 >/dev/null | awk '
		function judge() { if (lines > 4) bad = 1 }
		/^[^ ].*: (error|warning|note): / { judge(); lines = 0 }
		/^[^ ].*(\.[ch]:[0-9]|0x[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]|assert)/ { bad = 1 }
		{ lines++ }
		END { judge(); exit bad }'
	verdict $? "D7 $file"
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
