#!/bin/sh
# Functions and files of src/ that have grown too long: 60 and 450 lines.
# The style asks for much less; this is where it ends.
set -u
failed=0

for file in src/*.[ch] src/*/*.[ch]; do
	[ -f "$file" ] || continue
	awk -v most_lines=60 -v most_file=450 '
		# A function begins with a brace alone in the first column; its
		# name stands at the start of a line above.
		/^[a-zA-Z_]+\(/ { name = $0; sub(/\(.*/, "", name) }
		/^\{/ { start = FNR }
		/^\}/ {
			lines = FNR - start - 1
			if (start && lines > most_lines) {
				print "functions: " FILENAME ":" start ": " \
					name " has " lines " lines"
				bad = 1
			}
			start = 0
		}
		END {
			if (FNR > most_file) {
				print "functions: " FILENAME " has " FNR \
					" lines"
				bad = 1
			}
			exit bad
		}' "$file" || failed=1
done
exit "$failed"
