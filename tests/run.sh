#!/bin/sh
# Runs every test: run.sh BUILD-FOLDER.  Ends with "N passed, N failed".
set -u
build=${1:?usage: run.sh BUILD-FOLDER}
passed=0
failed=0

# One part that prints "N passed, N failed" last.
part() {
	name=$1
	shift
	log=$build/$name.log
	"$@" >"$log" 2>&1
	status=$?
	counts=$(sed -n 's/^\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed$/\1 \2/p' "$log" | tail -n 1)
	if [ -z "$counts" ]; then
		cat "$log"
		echo "$name: ended with status $status before it could count"
		failed=$((failed + 1))
		return
	fi
	good=${counts% *}
	bad=${counts#* }
	if [ "$status" != 0 ] && [ "$bad" = 0 ]; then
		bad=1
	fi
	if [ "$bad" != 0 ]; then
		cat "$log"
	fi
	echo "$name: $good passed, $bad failed (of this part)"
	passed=$((passed + good))
	failed=$((failed + bad))
}

part unit "$build/unit-tests"
part commands sh tests/cli/run.sh "$build"
part odd sh tests/odd/run.sh "$build"
part convert sh tests/convert.sh "$build"
# What the other parts have run already is not asked again, slowly, of a build
# that watches its memory.
case $build in
*/san) ;;
*)
	part files sh tests/files.sh "$build"
	part manual sh tests/manual.sh "$build"
	# It links the program anew, with what a plain build needs.
	case $build in
	*release) part catalogs sh tests/catalogs/pseudo.sh "$build" ;;
	esac
	part browser sh tests/browser/run.sh "$build"
	;;
esac
grep -s "^skipped" "$build/browser.log"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
