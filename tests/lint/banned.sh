#!/bin/sh
# Functions of the C library that no part of the program may call: they write
# without a limit, keep state or hide mistakes.
set -u
failed=0
banned='strcpy|strcat|sprintf|vsprintf|strtok|atoi|atol|atof|sscanf|gets'

for file in src/*.[ch] src/*/*.[ch] tests/*/*.[ch]; do
	[ -f "$file" ] || continue
	awk -f tests/lint/code.awk "$file" |
		grep -E "(^|[^a-zA-Z0-9_])($banned)[[:space:]]*\\(" |
		sed 's/^/banned: /' | grep . && failed=1
done
exit "$failed"
