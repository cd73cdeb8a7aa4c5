#!/bin/sh
# Runs every fuzzer for a while: run.sh SECONDS, from the repo root.  New
# inputs stay in build/fuzz; what breaks is left there as crash-*.  What a
# fuzzer says is shown only when it finds something.
set -u
seconds=${1:?usage: run.sh SECONDS}
fuzzers=0
failed=0
for fuzzer in build/fuzz/fuzz_*; do
	case $fuzzer in
	*.d|*.o) continue ;;
	esac
	name=${fuzzer##*/fuzz_}
	corpus=build/fuzz/corpus-$name
	log=build/fuzz/$name.log
	mkdir -p "$corpus"
	echo "fuzzing $name for $seconds seconds"
	fuzzers=$((fuzzers + 1))
	"$fuzzer" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
		-rss_limit_mb=2048 -print_final_stats=0 -verbosity=0 \
		-artifact_prefix="build/fuzz/crash-$name-" \
		"$corpus" "tests/fuzz/seeds-$name" >"$log" 2>&1 && continue
	cat "$log"
	failed=$((failed + 1))
done
if [ "$failed" = 0 ]; then
	echo "fuzz: $fuzzers fuzzers, nothing found"
else
	echo "fuzz: $fuzzers fuzzers, $failed found something"
fi
[ "$failed" = 0 ] && [ "$fuzzers" != 0 ]
