#!/bin/sh
# Measures the program against wc -l and sha256sum on the same file in the
# same run: run.sh BUILD-FOLDER MEGABYTES GAME.  Medians of five; nothing is
# judged.
set -eu
build=${1:?usage: run.sh BUILD-FOLDER MEGABYTES GAME}
megabytes=${2:-100}
game=${3:-Plateau}
tool=$build/pinrec
folder=build/bench
file=$folder/$game-$megabytes.pin
mkdir -p "$folder"

if [ ! -s "$file" ]; then
	"$build/generate" --game "$game" --bytes $((megabytes * 1000000)) \
		--seed 1 >"$file.new"
	mv "$file.new" "$file"
fi

# Median wall time in seconds of five runs of a command.
median() {
	for run in 1 2 3 4 5; do
		start=$(date +%s%N)
		"$@" >/dev/null 2>&1 || true
		echo $(($(date +%s%N) - start))
	done | sort -n | awk 'NR == 3 {print $1 / 1e9}'
}

memory() { # peak in KB of a command that reads standard input
	/usr/bin/time -f %M -o "$folder/memory" "$@" >/dev/null 2>&1 || true
	tail -n 1 "$folder/memory"
}

bytes=$(wc -c <"$file")
games=$(grep -c '^\[Game ' "$file")
turns=$("$tool" check --format json "$file" |
	sed 's/.*"plies":\([0-9]*\).*/\1/' | awk '{n += $1} END {print n}')
wc=$(median wc -l "$file")
sha=$(median sha256sum "$file")

line() { # name, seconds
	awk -v name="$1" -v s="$2" -v bytes="$bytes" -v games="$games" \
		-v turns="$turns" -v wc="$wc" -v sha="$sha" 'BEGIN {
		rates = sprintf("%7.0f games/s %8.0f turns/s", games / s, turns / s)
		if (name ~ /^wc|^sha/)
			rates = sprintf("%32s", "")
		printf "%-15s %7.3f s %7.1f MB/s %s %6.1f x wc %5.2f x sha256sum\n", \
			name, s, bytes / s / 1e6, rates, s / wc, s / sha
	}'
}

echo "$file: $bytes bytes, $games games, $turns turns"
line "wc -l" "$wc"
line "sha256sum" "$sha"
line "read only" "$(median "$build/parse-only" "$file")"
one=$(median "$tool" check --jobs 1 "$file")
two=$(median "$tool" check --jobs 2 "$file")
line "check --jobs 1" "$one"
line "check --jobs 2" "$two"
line "format --jobs 1" "$(median "$tool" format --jobs 1 "$file")"
echo "check --jobs 1 against --jobs 2: $(awk "BEGIN {printf \"%.2f\", $one / $two}")"
"$tool" check --jobs 1 "$file" >"$folder/one" 2>&1 || true
"$tool" check --jobs 2 "$file" >"$folder/two" 2>&1 || true
cmp "$folder/one" "$folder/two" && echo "their output is the same"

# The same turns in other formats, a fifth of the file, against native.
head -c $((bytes / 5)) "$file" >"$folder/part"
"$tool" convert -q --to native -o "$folder/part.pin" "$folder/part" 2>/dev/null || true
native=$(median "$tool" check -q "$folder/part.pin")
for format in boardspace cleartext mat fibs gammonx sgf-bg yaml json; do
	"$tool" convert -q --to $format -o "$folder/part.$format" \
		"$folder/part.pin" 2>/dev/null || continue
	echo "check of $format: $(median "$tool" check -q --from $format \
		"$folder/part.$format" |
		awk -v native="$native" '{printf "%.2f", $1 / native}') x native"
done

start_ten() {
	for run in 0 1 2 3 4 5 6 7 8 9; do
		"$tool" moves --count --position '4/4/4/4 b -/- 1'
	done
}
echo "start-up: $(median start_ten | awk '{printf "%.1f ms", $1 * 100}') a run"

# A gigabyte, as long as that is ten times the file at most.
times=$((1000 / megabytes))
[ "$times" -ge 1 ] || times=1
[ "$times" -le 10 ] || times=10
pipe() {
	n=0
	while [ "$n" -lt "$times" ]; do
		cat "$file"
		n=$((n + 1))
	done
}
echo "peak memory, $((times * megabytes)) MB through a pipe: $(
	pipe | memory "$tool" check --jobs 1 -) KB"
