#!/bin/sh
# Odd inputs: what real files do to record tools.  run.sh BUILD-FOLDER
# [--accept], from the repo root.  Each NAME.pin and NAME.sgf is given to the
# command of NAME.args ("check" if there is none); both streams and the status must be
# those of NAME.expected.
set -u
build=$(cd "${1:?usage: run.sh BUILD-FOLDER [--accept]}" && pwd)
accept=${2:-}
found=$(mktemp)
trap 'rm -f "$found"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG
cd tests/odd || exit 1
for input in *.pin *.sgf; do
	name=${input%.*}
	arguments=check
	[ -e "$name.args" ] && arguments=$(cat "$name.args")
	# shellcheck disable=SC2086
	timeout 20 "$build/pinrec" $arguments "$input" >"$found" 2>&1
	echo "status $?" >>"$found"
	if [ "$accept" = --accept ]; then
		cp "$found" "$name.expected"
	fi
	if cmp -s "$name.expected" "$found"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $name: pinrec $arguments $input"
		diff -u --text "$name.expected" "$found"
	fi
done

# V1: depth and length, made here since they are large.
deep() { # opening brackets
	printf '[Game "Plateau"]\n[Result "*"]\n\n1. xx,rb@a1 '
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i++) printf "(1. xx,xx@a1 "
		for (i = 0; i < n; i++) printf ") "
	}'
	printf '*\n\n[Game "Plateau"]\n[Result "*"]\n\n1. xx,rb@a1 *\n'
}
long() { # turns of one game
	printf '[Game "Plateau"]\n[Result "*"]\n\n1. xx,rb@a1 xx,rb@d4\n'
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i += 4)
			print "a1>b1 d4>d3 b1>a1 d3>d4"
	}'
	printf '*\n'
}
deep_sgf() { # opening brackets
	printf '(;GM[23]RE[?];B[1 Onboard a1/0 xx,rb]'
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i++)
			printf "(;W[2 Onboard d4/0 xx,xr])(;W[2 Onboard d3/0 xx,xr]"
		for (i = 0; i < n; i++) printf ")"
	}'
	printf ')\n(;GM[23]RE[?];B[1 Onboard a1/0 xx,rb])\n'
}
expect() { # name, wanted words, status wanted; output in $found, status in $4
	if [ "$4" = "$3" ] && grep -q -- "$2" "$found"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1: status $4"
		head -c 2000 "$found"
	fi
}
for depth in 100000 1000000; do
	deep $depth | timeout 60 "$build/pinrec" check >"$found" 2>&1
	expect "V1 $depth nested variations" 'variation-depth' 1 $?
	expect "V1 the game after them is read" '^1 legal' 1 1
done
for depth in 100000 1000000; do
	deep_sgf $depth | timeout 60 "$build/pinrec" check >"$found" 2>&1
	expect "V1 $depth nested variations of SGF" 'variation-depth' 1 $?
	expect "V1 the game after them is read" '^1 legal' 1 1
done
long 1000000 | timeout 60 "$build/pinrec" convert -q --to cleartext >"$found"
timeout 60 "$build/pinrec" check "$found" >"$found.2" 2>&1
status=$?
mv "$found.2" "$found"
expect "V1 a game of SGF of a million turns" '^1 legal' 0 "$status"
long 1000000 | timeout 60 "$build/pinrec" check >"$found" 2>&1
expect "V1 a game of a million turns" '^1 legal' 0 $?

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
