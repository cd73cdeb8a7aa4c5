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
printf '\nNext: %s --help, README.md, samples/README.md\n' "$tool"
