#!/bin/sh
# Golden runs: run.sh BUILD-FOLDER [--accept], from anywhere.  Each NAME.cmd is
# a shell line, run in the repo root with the built tool first on PATH and
# NAME.in (or nothing) as standard input.  NAME.out, NAME.err (an absent one is
# empty) and NAME.status must come out byte for byte; --accept rewrites them.
set -u
build=$(cd "${1:?usage: run.sh BUILD-FOLDER [--accept]}" && pwd)
accept=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
PATH=$build:$PATH
TMP=$work/tmp # for the files that commands write
export PATH TMP
unset NO_COLOR LC_ALL LC_MESSAGES LANG
cd "$root" || exit 1

for command in "$here"/*.cmd; do
	case_name=${command%.cmd}
	input=$case_name.in
	[ -e "$input" ] || input=/dev/null
	rm -rf "$TMP"
	mkdir "$TMP"
	timeout 180 sh "$command" <"$input" >"$work/out" 2>"$work/err"
	echo $? >"$work/status"
	problem=
	for part in out err status; do
		expected=$case_name.$part
		if [ "$accept" = --accept ]; then
			rm -f "$expected"
			[ -s "$work/$part" ] && cp "$work/$part" "$expected"
		fi
		[ -e "$expected" ] || expected=/dev/null
		if ! cmp -s "$expected" "$work/$part"; then
			problem=$part
			diff -u --text "$expected" "$work/$part"
		fi
	done
	if [ -z "$problem" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $(basename "$case_name"): $(cat "$command")"
	fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
