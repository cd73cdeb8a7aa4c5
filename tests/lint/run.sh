#!/bin/sh
# Runs every lint of this folder, then the tools: run.sh, from the repo root.
set -u
failed=0

# step NAME COMMAND...
step() {
	name=$1
	shift
	if ! "$@"; then
		echo "lint: failed: $name" >&2
		failed=1
	fi
}

# Which other pages are found depends on what this machine has installed.
check_page() {
	! mandoc -Tlint -W style "$1" 2>&1 |
		grep -vE 'referenced manual not found|outdated mandoc\.db'
}

for lint in tests/lint/*.sh; do
	[ "$lint" = tests/lint/run.sh ] || step "$lint" sh "$lint"
done
step clang-format clang-format --style=file:src/.clang-format --dry-run -Werror \
	src/*.c src/*/*.c src/*/*.h tests/*/*.c tests/*/*.h
step cppcheck cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr \
	--enable=warning,portability --suppress=missingIncludeSystem -Isrc src
for page in man/*.[1-7]; do
	step "$page" check_page "$page"
done
[ "$failed" = 0 ] && echo "lint: all good"
exit "$failed"
