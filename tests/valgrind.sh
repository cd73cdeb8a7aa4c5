#!/bin/sh
# Runs the program on samples and odd inputs, and the unit tests, under
# valgrind: valgrind.sh BUILD-FOLDER, from the repo root.  A wrong access, a
# value that was never set or a leak makes it fail; takes some minutes.
set -u
build=${1:?usage: valgrind.sh BUILD-FOLDER}
found=99 # a status that the program itself never ends with
log=$build/valgrind.log
passed=0
failed=0

watch() {
	valgrind --quiet --error-exitcode="$found" --leak-check=full \
		--show-leak-kinds=all --errors-for-leak-kinds=all \
		--log-file="$log" "$@" >/dev/null 2>&1
	status=$?
	# Status 1 is a bad record; 2 and 3 would mean that nothing was run.
	if [ "$status" -le 1 ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $* (status $status)"
		head -n 40 "$log"
	fi
}

tool=$build/pinrec
position='1,RR,RX,1/rx,1,BB,OX/rr,2,RB/xobxrrrb,1,RR,1 w -/- 28'
for folder in samples tests/odd; do
	watch "$tool" check "$folder"
	watch "$tool" check --strict --jobs 2 "$folder"
	watch "$tool" check --format json "$folder"
	watch "$tool" format "$folder"
	watch "$tool" show "$folder"
done
watch "$tool" check --lenient --encoding latin1 tests/odd
watch "$tool" show --at all --as ascii samples
watch "$tool" show --at all --as json samples
watch "$tool" show --as svg --position "$position"
watch "$tool" show --as svg --view black samples/plakoto.pin
watch "$tool" moves --position "$position"
watch "$tool" perft 1 --divide --position "$position"
watch "$tool" explain --list
watch "$tool" explain distance 49 capture
watch "$tool" check --notation-dir tests/fuzz/seeds-notation samples
watch "$build/unit-tests"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
