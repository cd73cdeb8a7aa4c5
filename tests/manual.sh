#!/bin/sh
# Runs the commands that README.md and the manual show: manual.sh BUILD-FOLDER.
# In README.md, a block of ```console has lines "$ command" and below each what
# it prints (both streams).  In man/, every line ".Dl $ pinrec ..." must be a
# command line that the program accepts and whose files exist.
set -u
build=$(cd "${1:?usage: manual.sh BUILD-FOLDER}" && pwd)
PATH=$build:$PATH
export PATH
unset LC_ALL LC_MESSAGES LANG
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

judge() { # what, wanted file, found file
	if cmp -s "$2" "$3"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1"
		diff -u "$2" "$3"
	fi
}

# Cuts README.md into N.command and N.wanted.
awk -v work="$work" '
	/^```console$/ { inside = 1; next }
	/^```$/ { inside = 0; next }
	inside && /^\$ / {
		n++
		file = sprintf("%s/%03d", work, n)
		print substr($0, 3) > (file ".command")
		printf "" > (file ".wanted")
		next
	}
	inside && n { print > (file ".wanted") }
' README.md

for command in "$work"/*.command; do
	[ -e "$command" ] || continue
	case $(cat "$command") in
	make*|git*) continue ;;
	esac
	sh "$command" >"$work/found" 2>&1 </dev/null
	judge "README.md: $(cat "$command")" "${command%.command}.wanted" \
		"$work/found"
done

for page in man/*.[1-7]; do
	sed -n 's/^\.Dl \$ \(pinrec .*\)/\1/p' "$page" >"$work/lines"
	while IFS= read -r line; do
		printf '%s\n' "$line" | sed 's/\\e/\\/g' >"$work/line"
		sh "$work/line" >"$work/found" 2>&1 </dev/null
		status=$?
		if [ "$status" -le 1 ]; then
			passed=$((passed + 1))
		else
			failed=$((failed + 1))
			echo "FAILED: $page: $line (status $status)"
			cat "$work/found"
		fi
	done <"$work/lines"
done

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
