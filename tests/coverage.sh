#!/bin/sh
# How many lines of each source file the tests ran through, as a table:
# coverage.sh BUILD-FOLDER, after the tests of a build with COVERAGE=1.
set -u
build=${1:?usage: coverage.sh BUILD-FOLDER}

# gcov tells for each file: File 'src/base/text.c', then Lines executed:..% of ..
find "$build" -name '*.gcda' ! -path "$build/tests/*" | LC_ALL=C sort |
	while IFS= read -r data; do
		gcov --no-output --object-directory "$(dirname "$data")" "$data"
	done 2>/dev/null |
	awk -F "[':% ]+" '
	$1 == "File" { file = $2 }
	$1 == "Lines" && file ~ /^src\/.*\.c$/ {
		all = $NF
		sub(/^of/, "", all)
		ran = int($3 * all / 100 + 0.5)
		printf "%-36s %6d %6d %7.1f%%\n", file, all, ran, $3
		lines += all
		covered += ran
		file = ""
	}
	BEGIN { printf "%-36s %6s %6s %8s\n", "file", "lines", "ran", "part" }
	END {
		if (lines == 0) {
			print "nothing was measured"
			exit 1
		}
		printf "%-36s %6d %6d %7.1f%%\n", "total", lines, covered,
			100 * covered / lines
	}'
