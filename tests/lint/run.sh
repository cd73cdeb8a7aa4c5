#!/bin/sh
# Runs every lint of this folder, then the tools: run.sh, from the repo root.
set -u
failed=0

step() {
	if ! "$@"; then
		echo "lint: failed: $*" >&2
		failed=1
	fi
}

for lint in tests/lint/*.sh; do
	[ "$lint" = tests/lint/run.sh ] || step sh "$lint"
done
step clang-format --style=file:src/.clang-format --dry-run -Werror \
	src/*.c src/*/*.c src/*/*.h tests/*/*.c tests/*/*.h
step cppcheck --quiet --std=c11 --error-exitcode=1 --inline-suppr \
	--enable=warning,portability --suppress=missingIncludeSystem -Isrc src
for page in man/*.[1-7]; do
	step mandoc -Tlint -W warning "$page"
done
[ "$failed" = 0 ] && echo "lint: all good"
exit "$failed"
