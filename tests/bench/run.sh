#!/bin/sh
# Measures the program against wc -l and sha256sum on the same file in the
# same run: run.sh BUILD-FOLDER MEGABYTES.  Medians of five; nothing is judged.
set -eu
build=${1:?usage: run.sh BUILD-FOLDER MEGABYTES}
megabytes=${2:-100}
tool=$build/pinrec
folder=build/bench
file=$folder/plateau-$megabytes.pin
mkdir -p "$folder"

if [ ! -s "$file" ]; then
	"$build/generate" --bytes $((megabytes * 1000000)) --seed 1 >"$file.new"
	mv "$file.new" "$file"
fi

# Median wall time in seconds of five runs of a command.
median() {
	for run in 1 2 3 4 5; do
		/usr/bin/time -f %e -o "$folder/time" "$@" >/dev/null 2>&1 || true
		tail -n 1 "$folder/time"
	done | sort -n | sed -n 3p
}

memory() { # peak in KB of a command that reads standard input
	/usr/bin/time -f %M -o "$folder/memory" "$@" >/dev/null 2>&1 || true
	tail -n 1 "$folder/memory"
}

bytes=$(wc -c <"$file")
games=$(grep -c '^\[Game ' "$file")
plies=$("$tool" check --format json "$file" |
	sed 's/.*"plies":\([0-9]*\).*/\1/' | awk '{n += $1} END {print n}')
wc=$(median wc -l "$file")
sha=$(median sha256sum "$file")

line() { # name, seconds
	awk -v name="$1" -v s="$2" -v bytes="$bytes" -v games="$games" \
		-v plies="$plies" -v wc="$wc" -v sha="$sha" 'BEGIN {
		if (s == 0) s = 0.005
		if (wc == 0) wc = 0.005
		printf "%-22s %7.2f s %8.1f MB/s %9.0f games/s %10.0f plies/s", \
			name, s, bytes / s / 1e6, games / s, plies / s
		printf "  %6.1f x wc  %5.2f x sha256sum\n", s / wc, s / sha
	}'
}

echo "$file: $bytes bytes, $games games, $plies plies"
line "wc -l" "$wc"
line "sha256sum" "$sha"
line "parse only" "$(median "$build/parse-only" "$file")"
one=$(median "$tool" check --jobs 1 "$file")
two=$(median "$tool" check --jobs 2 "$file")
line "check --jobs 1" "$one"
line "check --jobs 2" "$two"
line "format --jobs 1" "$(median "$tool" format --jobs 1 "$file")"
echo "check --jobs 1 against --jobs 2: $(awk "BEGIN {printf \"%.2f\", $one / $two}")"
"$tool" check --jobs 1 "$file" >"$folder/one" 2>&1 || true
"$tool" check --jobs 2 "$file" >"$folder/two" 2>&1 || true
cmp "$folder/one" "$folder/two" && echo "their output is the same"

echo "start-up: $(for run in 1 2 3 4 5 6 7 8 9 10; do
	"$tool" --version
done >/dev/null; /usr/bin/time -f %e sh -c "
	for run in 0 1 2 3 4 5 6 7 8 9; do for more in 0 1 2 3 4 5 6 7 8 9; do
		$tool moves --count --position '4/4/4/4 b -/- 1'
	done; done" 2>&1 >/dev/null | awk '{printf "%.1f ms", $1 * 10}') a run"

times=$((1000 / megabytes))
[ "$times" -ge 1 ] || times=1
pipe() {
	n=0
	while [ "$n" -lt "$times" ]; do
		cat "$file"
		n=$((n + 1))
	done
}
echo "peak memory, $((times * megabytes)) MB through a pipe: $(
	pipe | memory "$tool" check --jobs 1 -) KB"
