#!/bin/sh
# Every catalog has a translation of all that the program says, and no other;
# what stands in braces is the same in both.
set -u
failed=0
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

complain() {
	echo "catalogs: $*"
	failed=1
}

sh tests/catalogs/messages.sh build/strict/messages > "$folder/pinrec.pot" ||
	complain "the texts cannot be gathered"
for catalog in notation/*.po; do
	[ -e "$catalog" ] || continue
	msgfmt --check-header --check-domain -o /dev/null "$catalog" ||
		complain "$catalog is no good catalog"
	msgcmp "$catalog" "$folder/pinrec.pot" > "$folder/out" 2>&1 ||
		complain "$catalog: $(head -n 3 "$folder/out")"
	msgattrib --only-obsolete "$catalog" | grep -q '^#~ msgid' &&
		complain "$catalog has texts that are gone"
	# A slot that one of the two has alone would say nothing, or a "?".
	msgconv --no-wrap "$catalog" | awk -v name="$catalog" '
		function slots(text, list, found, n, i, word, all, swap) {
			n = 0
			while (match(text, /\{[a-z_]+/)) {
				list[++n] = substr(text, RSTART + 1, RLENGTH - 1)
				text = substr(text, RSTART + RLENGTH)
			}
			all = ""
			delete found
			for (i = 1; i <= n; i++)
				found[list[i]] = 1
			for (word in found)
				all = all " " word
			n = split(all, list, " ")
			for (i = 1; i < n; i++)
				if (list[i] > list[i + 1]) {
					swap = list[i]
					list[i] = list[i + 1]
					list[i + 1] = swap
					i = 0
				}
			all = ""
			for (i = 1; i <= n; i++)
				all = all " " list[i]
			return all
		}
		function judge() {
			if (said != "" && slots(id) != slots(said)) {
				print "catalogs: " name ": other slots in: " id
				bad = 1
			}
			id = said = ""
		}
		/^msgid / { judge(); into = 1; id = $0; next }
		/^msgstr / { into = 2; said = $0; next }
		/^"/ { if (into == 1) id = id $0; else said = said $0 }
		END { judge(); exit bad }' || failed=1
done
exit "$failed"
