#!/bin/sh
# Odd inputs: what real files do to record tools.  run.sh BUILD-FOLDER
# [--accept], from the repo root.  Each file NAME of a format is given to the
# command of NAME.args ("check" if there is none); both streams and the status
# must be those of NAME.expected.
set -u
build=$(cd "${1:?usage: run.sh BUILD-FOLDER [--accept]}" && pwd)
accept=${2:-}
found=$(mktemp)
trap 'rm -f "$found"' EXIT
passed=0
failed=0
unset LC_ALL LC_MESSAGES LANG
cd tests/odd || exit 1
for input in *; do
	case $input in
	*.args | *.expected | run.sh) continue ;;
	esac
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

# The same as data; two texts of three brackets each make one variation.
deep_data() { # head, opening, closing, tail, how often
	printf '%s' "$1"
	awk -v n="$5" -v o="$2" -v c="$3" 'BEGIN {
		for (i = 0; i < n; i++) printf "%s", o
		for (i = 0; i < n; i++) printf "%s", c
	}'
	printf '%s' "$4"
}
deep_json() {
	deep_data '{"game":"Plateau","tags":{"Result":"*"},"turns":["xx,rb@a1"' \
		',{"variations":[["xx,xx@a1"' ']]}' ']}
{"game":"Plateau","tags":{"Result":"*"},"turns":["xx,rb@a1"]}
' "$1"
}
deep_yaml() {
	deep_data 'game: Plateau
tags: {Result: "*"}
turns: ["xx,rb@a1"' ', {variations: [["xx,xx@a1"' ']]}' ']
---
game: Plateau
tags: {Result: "*"}
turns: ["xx,rb@a1"]
' "$1"
}
long_yaml() {
	printf 'game: Plateau\ntags: {Result: "*"}\nturns:\n'
	printf -- '- xx,rb@a1\n- xx,rb@d4\n'
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i += 4)
			print "- a1>b1\n- d4>d3\n- b1>a1\n- d3>d4"
	}'
}
long_json() {
	printf '{"game":"Plateau","tags":{"Result":"*"},"turns":'
	printf '["xx,rb@a1","xx,rb@d4"'
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < n; i += 4)
			printf ",\"a1>b1\",\"d4>d3\",\"b1>a1\",\"d3>d4\""
	}'
	printf ']}\n'
}
for format in yaml json; do
	deep_$format 500 | timeout 60 "$build/pinrec" check >"$found" 2>&1
	expect "V1 500 nested variations in $format" '^2 legal' 0 $?
	deep_$format 513 | timeout 60 "$build/pinrec" check >"$found" 2>&1
	expect "V1 513 nested variations in $format" 'variation-depth' 1 $?
	for depth in 100000 1000000; do
		deep_$format $depth | timeout 60 "$build/pinrec" check \
			>"$found" 2>&1
		expect "V1 $depth nested variations in $format" 'nesting' 1 $?
		expect "V1 the game after them is read" '^1 legal' 1 1
	done
	long_$format 1000000 |
		timeout 60 "$build/pinrec" check >"$found" 2>&1
	expect "V1 a game of a million turns in $format" '^1 legal' 0 $?
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
