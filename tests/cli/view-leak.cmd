cd tests/cli/data
# Whatever is asked, the public sees the same of two games that differ only in
# what it cannot see.
same() {
	pinrec "$@" --view public <hidden-one.pin >"$TMP/out-1" 2>"$TMP/err-1"
	echo $? >"$TMP/status-1"
	pinrec "$@" --view public <hidden-two.pin >"$TMP/out-2" 2>"$TMP/err-2"
	echo $? >"$TMP/status-2"
	for part in out err status; do
		cmp "$TMP/$part-1" "$TMP/$part-2" || echo "pinrec $*"
	done
}
same check
same check --strict
same check --format json
same check --jobs 2 --max-errors 0
same format
same format --check
same format --no-comments
same format --format json
same redact
same redact --format json
for as in text ascii position json; do
	same show --at all --as $as
	same show --as $as
done
same show --at 3 --format json
for nth in 1 2 4 8 14; do
	for at in start 2 5 end; do
		same show --as svg --nth $nth --at $at
	done
done
for nth in 1 3 5 6 7 8 9 10 11 12 13 14; do
	for at in 2 end; do
		same know --nth $nth --at $at
		same know --nth $nth --at $at --format json
		same moves --nth $nth --at $at
	done
done
for view in white black; do
	pinrec check --view $view hidden-one.pin
done
