#!/bin/sh
# Shows the program at work: demo.sh TOOL, from the repo root.
set -u
tool=${1:?usage: demo.sh TOOL}

say() {
	printf "\n$ pinrec %s\n" "$*"
	"$tool" "$@"
}

say check samples/captured.pin samples/stacked.pin
say check samples/ten-games.pin
say show --at 12 samples/captured.pin
say show samples/captured.pin
printf '\nNext: %s --help, README.md, samples/README.md\n' "$tool"
