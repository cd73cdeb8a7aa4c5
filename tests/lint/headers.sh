#!/bin/sh
# Each header compiles alone, has its path as guard, and comes first in the
# .c file of its name.
set -u
failed=0
flags='-std=c11 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700'
flags="$flags -Wall -Wextra -Wpedantic -Werror -Isrc -Itests -fsyntax-only"

complain() {
	echo "headers: $*"
	failed=1
}

for header in src/*.h src/*/*.h tests/*/*.h; do
	[ -f "$header" ] || continue
	path=${header#src/}
	path=${path#tests/}
	# Twice, so that a missing guard shows; a .c file, so that -Wpedantic
	# sees a translation unit.
	# shellcheck disable=SC2086
	printf '#include "%s"\n#include "%s"\nextern int none;\n' \
		"$path" "$path" | ${CC:-cc} $flags -x c - ||
		complain "$header does not compile alone"
	guard=$(printf '%s' "$path" | tr 'a-z/.-' 'A-Z___')
	grep -q "^#ifndef $guard\$" "$header" ||
		complain "$header: its guard is not $guard"
done

for file in src/*/*.c; do
	own=${file%.c}.h
	[ -f "$own" ] || continue
	first=$(sed -n 's/^#include *\([<"][^>"]*[>"]\).*/\1/p' "$file" |
		head -n 1)
	[ "$first" = "\"${own#src/}\"" ] ||
		complain "$file includes $first before its own header"
done
exit "$failed"
