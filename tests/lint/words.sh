#!/bin/sh
# What must not stand in the repository: paths of somebody's machine, traces of
# how it was made, marks of unfinished work, hosts that packages come from.
# A browser under remote control is spoken to at an address with such a word.
set -u
failed=0
everything='src notation man samples tests README.md Makefile .ci'
code='src man tests/lint tests/unit tests/fuzz tests/bench Makefile .ci'

# forbid WHAT PATTERN PLACE...: capitals are ignored.  This file is left out.
forbid() {
	what=$1
	pattern=$2
	shift 2
	for place in "$@"; do
		[ -e "$place" ] || continue
		grep -rnIiE -- "$pattern" "$place" /dev/null |
			grep -vE '^tests/lint/words\.sh:|^tests/browser/webdriver\.sh:.*/session$'
	done | cut -c 1-160 | sed "s/^/words: $what: /" | grep . && failed=1
}

start='(^|[^a-z0-9_])'
end='([^a-z0-9_]|$)'
before_path='(^|[^a-z0-9_.}/-])'

# The lists are meant to be split at their blanks.
# shellcheck disable=SC2086
{
	forbid 'a path of one machine' \
		"$before_path/(work|home|root|users)(/|$end)" $everything
	forbid 'a path of one machine' "${start}shared/" $everything
	forbid 'how it was made' "$start(helper|session)s?$end" $everything
	forbid 'how it was made' "${start}issues? *#|${start}issue [0-9]" \
		$everything
	forbid 'unfinished' "${start}fixme$end" $everything
	# In other languages this is a word like any other.
	forbid 'unfinished' "${start}todo$end" $code README.md
	# Elsewhere three of them may be a damaged piece.
	forbid 'unfinished' "${start}xxx$end" $code
	forbid 'a registry' \
		'pypi\.org|pythonhosted\.org|npmjs\.(org|com)|crates\.io' \
		$everything
	forbid 'a registry' \
		'rubygems\.org|golang\.org|maven\.(org|apache)|huggingface\.co' \
		$everything
	forbid 'a registry' \
		'(deb|security|packages|archive)\.(debian\.org|ubuntu\.com)' \
		$everything
	forbid 'a registry' '(ghcr|docker|quay)\.io|conda\.(io|org)' $everything
}

exit "$failed"
