#!/bin/sh
# Shows the program at work: demo.sh TOOL, from the repo root.
set -u
tool=${1:?usage: demo.sh TOOL}

say() {
	printf '\n# %s\n' "$1"
	shift
	printf '$ pinrec %s\n' "$*"
	"$tool" "$@" 2>&1
}

say 'Replay two games and check every turn by the rules.' \
	check samples/captured.pin samples/stacked.pin
say 'Of the ten games of a club, two have something wrong.' \
	check samples/ten-games.pin
say 'Draw a position: after 28 turns, the last one marked.' \
	show --at 28 samples/captured.pin
say 'The end of another game.' \
	show samples/stacked.pin
say 'What White can know of the hidden pieces of Black.' \
	know --at 28 --view white samples/captured.pin
# Pages go beside the program.
pages=$(dirname "$tool")/pages
rm -rf "$pages"
mkdir -p "$pages"
say 'Replay a game on a page, in each view.' \
	show --as html -o "$pages/captured.html" samples/captured.pin
courses=
for folder in samples/lessons/*/; do
	[ -d "$folder" ] || continue
	name=$(basename "$folder")
	for lang in en es it zh; do
		mkdir -p "$pages/$lang"
		"$tool" lesson --as html --lang "$lang" \
			-o "$pages/$lang/$name" "$folder" 2>/dev/null
	done
	courses="$courses
  $pages/en/$name/index.html"
done
printf '\nOpen in a browser:\n  %s/captured.html%s\n' "$pages" "$courses"
[ -z "$courses" ] || echo '(the courses in es, it and zh, too)'
printf '\nNext: %s --help, README.md, samples/README.md\n' "$tool"
