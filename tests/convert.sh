#!/bin/sh
# Through every format and back: convert.sh BUILD-FOLDER, from the repo root.
# For each format that reads and is no .pin: what `convert --list` says that it
# carries must come back byte for byte, for the samples, for the cases of the
# rules, for records of odd shapes (tests/convert) and for random games.
set -u
build=${1:?usage: convert.sh BUILD-FOLDER}
tool=$build/pinrec
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

ok() {
	passed=$((passed + 1))
}
bad() { # what, and two files that should be the same
	failed=$((failed + 1))
	echo "FAILED: $1"
	diff "$2" "$3" | head -n 20
}

# games NAME FILE: the games of the file whose tag Game is one of NAME's, in
# native form, one blank line between two.
games() {
	"$tool" convert --quiet --to native "$2" 2>/dev/null | awk -v name="$1" '
		BEGIN {
			RS = ""
			if (name == "Plateau") wanted = "\"(Plateau|Plateau5)\""
			else wanted = "\"(Plakoto|Tapa|PinGame)\""
		}
		/(^|\n)\[Game "/ { shown = $0 ~ "\\[Game " wanted "]" }
		shown { printf "%s%s\n", any ? "\n" : "", $0; any = 1 }'
}

# What of native text a format that lacks `$2` may give back.
reduce() {
	case ,$2, in
	*tags*) sed '/^\[\(Game\|Black\|White\|Result\|Rules\|Position\|View\) /!{/^\[/d}' "$1" ;;
	*) cat "$1" ;;
	esac
}

# Without a place for positions or views a format may have nothing of a file.
may_be_empty() {
	case ,$1, in
	*,position,* | *,view,*) true ;;
	*) [ -s "$work/back" ] ;;
	esac
}

# there_and_back FORMAT CANNOT WHAT FILE
there_and_back() {
	"$tool" convert --quiet --to "$1" "$4" >"$work/there" 2>/dev/null
	"$tool" convert --quiet --from "$1" --to native "$work/there" \
		>"$work/back" 2>/dev/null
	if [ "$2" = - ]; then
		cp "$4" "$work/wanted"
	else
		# What is lost is lost at once: the second time nothing changes.
		"$tool" convert --quiet --to "$1" "$work/back" 2>/dev/null |
			"$tool" convert --quiet --from "$1" --to native \
				>"$work/wanted" 2>/dev/null
	fi
	if may_be_empty "$2" && cmp -s "$work/wanted" "$work/back"; then
		ok
	else
		bad "$3 through $1 and back" "$work/wanted" "$work/back"
	fi
	"$tool" convert --quiet --from "$1" --to "$1" "$work/there" \
		>"$work/again" 2>/dev/null
	if cmp -s "$work/there" "$work/again"; then
		ok
	else
		bad "$3 as $1, twice" "$work/there" "$work/again"
	fi
}

# Random games have turns and a result only: every format gives them back.
random_games() { # FORMAT CANNOT GAME SEED
	"$build/generate" --bytes 60000 --seed "$4" --game "$3" >"$work/random"
	"$tool" convert --quiet --to native "$work/random" >"$work/native" 2>/dev/null
	"$tool" convert --quiet --to "$1" "$work/native" 2>/dev/null >"$work/there"
	"$tool" convert --quiet --from "$1" --to native "$work/there" \
		>"$work/back" 2>/dev/null
	reduce "$work/native" "$2" >"$work/wanted"
	if [ -s "$work/back" ] && cmp -s "$work/wanted" "$work/back"; then
		ok
	else
		bad "random games of $3 through $1" "$work/wanted" "$work/back"
	fi
}

# The files in native form, by game.
for game in Plateau Plakoto; do
	mkdir -p "$work/$game"
	for file in samples/*.pin tests/rules/*.pin tests/convert/*.pin; do
		games $game "$file" >"$work/$game/$(basename "$file")"
	done
done

"$tool" convert --list | sed 1d >"$work/formats"
while read -r name game container way rest; do
	[ "$container" != pin ] && [ "$way" = reads ] || continue
	cannot=$(echo "${rest#writes}" | tr -d ' ')
	for file in "$work/$game"/*.pin; do
		[ -s "$file" ] &&
			there_and_back "$name" "$cannot" "$(basename "$file")" "$file"
	done
	case $game in
	Plateau) variants='Plateau Plateau5' ;;
	*) variants='Plakoto Tapa PinGame' ;;
	esac
	for variant in $variants; do
		random_games "$name" "$cannot" "$variant" 7
	done
done <"$work/formats"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
