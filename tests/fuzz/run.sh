#!/bin/sh
# Runs every fuzzer for a while: run.sh SECONDS, from the repo root.  New
# inputs stay in build/fuzz; what breaks is left there as crash-*.
set -u
seconds=${1:?usage: run.sh SECONDS}
failed=0
for fuzzer in build/fuzz/fuzz_*; do
	case $fuzzer in
	*.d|*.o) continue ;;
	esac
	name=${fuzzer##*/fuzz_}
	corpus=build/fuzz/corpus-$name
	mkdir -p "$corpus"
	echo "fuzzing $name for $seconds seconds"
	"$fuzzer" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
		-rss_limit_mb=2048 -print_final_stats=0 -verbosity=0 \
		-artifact_prefix="build/fuzz/crash-$name-" \
		"$corpus" "tests/fuzz/seeds-$name" || failed=1
done
exit "$failed"
