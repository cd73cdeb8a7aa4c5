#!/bin/sh
# Pages in a real browser: run.sh BUILD-FOLDER.  Without Chromium it says so and
# counts nothing.
set -u
build=$(cd "${1:?usage: run.sh BUILD-FOLDER}" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
cd "$here/../.." || exit 1
PATH=$build:$PATH
export PATH
unset LC_ALL LC_MESSAGES LANG
passed=0
failed=0

for tool in chromium chromedriver curl jq; do
	if ! command -v "$tool" >/dev/null 2>&1; then
		echo "skipped: pages in a browser: there is no $tool here"
		echo "0 passed, 0 failed"
		exit 0
	fi
done

work=$(mktemp -d)
. "$here/webdriver.sh"
trap 'browser_close; rm -rf "$work"' EXIT

# same WHAT WANTED FOUND
same() {
	if [ "$2" = "$3" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1: wanted '$2', found '$3'"
	fi
}

# The board that is shown, the turn that is marked in the list, the address.
where='return [document.querySelector(".node.now").id,
	document.querySelector(".turns [aria-current]").innerText,
	location.hash].join(" ")'

# Boards and pictures that can be seen at all.
seen='return [".node", ".node svg"].map(function (what) {
	return Array.from(document.querySelectorAll(what)).filter(
		function (one) { return one.getClientRects().length; }).length;
}).join(" ")'

# Pieces on the board that is shown: in columns, without hand and prisoners.
pieces='return Array.from(document.querySelectorAll(".node.now svg")).filter(
	function (one) { return one.getClientRects().length; })[0]
	.querySelectorAll(".column > g").length'

# How many pieces a position of Plateau has on the board.
count_pieces() {
	pinrec show --at "$1" --as position "$2" | cut -d ' ' -f 1 |
		tr ',/' '\n\n' | grep '[a-zA-Z]' | tr -d '\n' | wc -c |
		awk '{ print $1 / 2 }'
}

# A picture that is more than one plain colour: PNG packs those very small.
is_drawn() {
	picture "$work/screen.png"
	size=$(wc -c <"$work/screen.png")
	[ "$size" -gt 20000 ] && echo drawn || echo "$size bytes"
}

if ! browser_open; then
	cat "$work/driver.log"
	echo "0 passed, 1 failed"
	exit 1
fi
resize 1280 1000

# --- a game ---

game=samples/captured.pin
pinrec show --as html $game >"$work/game.html"
visit "file://$work/game.html"
same 'a page opens at the end' '48 1c3>c1x1# ' "$(run "$where")"
same 'one board is shown, in one version' '1 1' "$(run "$seen")"
same 'the screen shows something' drawn "$(is_drawn)"
click '[data-step=previous]'
same 'previous' '47 1d1>c1x1 #47' "$(run "$where")"
click '[data-step=first]'
same 'first' '0 Start #0' "$(run "$where")"
click '[data-step=previous]'
same 'nothing is before the first' '0 Start #0' "$(run "$where")"
same 'and the button says so' true \
	"$(run 'return document.querySelector("[data-step=previous]").getAttribute("aria-disabled")')"
click '[data-step=next]'
same 'next' '1 rx,xx@b4 #1' "$(run "$where")"
click '[data-step=last]'
same 'last' '48 1c3>c1x1# #48' "$(run "$where")"

press "$(printf '\356\200\221')"
same 'the key Home' '0 Start #0' "$(run "$where")"
right=$(printf '\356\200\224')
press "$right" "$right" "$right"
same 'the right arrow, three times' '3 ox@d3 #3' "$(run "$where")"
press "$(printf '\356\200\222')"
same 'the left arrow' '2 bb,rr@c1 #2' "$(run "$where")"
press "$(printf '\356\200\220')"
same 'the key End' '48 1c3>c1x1# #48' "$(run "$where")"
tab=$(printf '\356\200\204')
visit "file://$work/game.html"
press "$tab" "$tab"
same 'Tab leads to the buttons' first \
	"$(run 'return document.activeElement.getAttribute("data-step")')"
same 'what has the focus has an outline' solid \
	"$(run 'return getComputedStyle(document.activeElement).outlineStyle')"
press "$(printf '\356\200\206')"
same 'Enter presses one' '0 Start #0' "$(run "$where")"
press "$tab" "$tab" "$tab" "$tab" "$tab" "$tab" "$(printf '\356\200\206')"
same 'and Tab leads on to the turns' '2 bb,rr@c1 #2' "$(run "$where")"
same 'every button has a name' 4 \
	"$(run 'return Array.from(document.querySelectorAll("button")).filter(
		function (one) { return one.innerText.trim().length; }).length')"

visit "file://$work/game.html#28"
same 'a link to a turn' '28 c2>c3-1>d4x1! #28' "$(run "$where")"
same 'its comment is below the board' \
	'The Blue drops on c3 and pins the Red Mask, the Twister goes on to d4 and takes a Red.' \
	"$(run 'return document.querySelector(".node.now .remark").innerText')"
for at in 0 1 9 28 36 48; do
	visit "file://$work/game.html#$at"
	same "as many pieces as after $at turns" "$(count_pieces "$at" $game)" \
		"$(run "$pieces")"
done
visit "file://$work/game.html#nowhere"
same 'an address that is none' '48 1c3>c1x1# #nowhere' "$(run "$where")"

visit "file://$work/game.html#27"
click 'a[href="#v2-1"]'
same 'a variation' 'v2-1 c2>d4x2 #v2-1' "$(run "$where")"
press "$(printf '\356\200\222')"
same 'before it stands what it branches from' '27 c4>c3x1 #27' "$(run "$where")"

# --- views ---

click 'input[value=white]'
same 'White sees his view' '27 c4>c3x1[br] #27' "$(run "$where")"
same 'one board, also then' '1 1' "$(run "$seen")"
same 'with faces that he does not know' true \
	"$(run 'return Array.from(document.querySelectorAll(".node.now svg")).filter(
		function (one) { return one.getClientRects().length; })[0]
		.querySelector(".u") !== null')"
view='return document.body.getAttribute("data-view")'
press "$(printf '\356\200\224')"
same 'the right arrow in the switch steps on' \
	'28 c2>c3-1>d4x1[rr]~d4/0:x?! #28' "$(run "$where")"
press "$(printf '\356\200\222')"
same 'and the left one back' '27 c4>c3x1[br] #27' "$(run "$where")"
press "$(printf '\356\200\221')"
same 'and Home to the start' '0 Start #0' "$(run "$where")"
press "$(printf '\356\200\220')"
same 'and End to the end' '48 1c3>c1x1[rb]# #48' "$(run "$where")"
same 'in the same view' white "$(run "$view")"
press "$(printf '\356\200\225')"
same 'the arrow down in the switch goes to the next view' black \
	"$(run "$view")"
visit "file://$work/game.html#27"
click 'input[value=all]'
same 'all of it again' '27 c4>c3x1 #27' "$(run "$where")"

# --- a game with something wrong ---

pinrec show --as html -o "$work/club" samples/ten-games.pin 2>/dev/null
visit "file://$work/club/index.html"
same 'a list of games' 10 \
	"$(run 'return document.querySelectorAll("li a").length')"
click 'li[value="4"] a'
same 'it opens where it goes wrong' '18 b4>d4 ' "$(run "$where")"
same 'and says why' true "$(run 'return document.querySelector(
	".node.now .refusal").innerText.indexOf("[distance, rule 24]") > 0')"
marked='return [".no-place", ".no-way"].map(function (what) {
	return Array.from(document.querySelectorAll(".node.now svg " + what))
		.filter(function (one) { return one.getClientRects().length; })
		.length; }).join(" ")'
same 'with the squares that it names' '2 1' "$(run "$marked")"
click 'input[value=black]'
same 'in a view, too' '2 1' "$(run "$marked")"
click 'input[value=all]'
click '[data-step=previous]'
same 'and nothing on the board before' '0 0' "$(run "$marked")"
click '[data-step=first]'
click '.findings a'
same 'the finding leads there' '18 b4>d4 #18' "$(run "$where")"

# A blocked step of Plakoto; a glyph stays with its turn.
printf '[Game "Plakoto"]\n[Position "B13,16,B2,5,W15 w 0/0 -"]\n\n%s\n' \
	'1. 65: 24/13 $3 65: 24/18 24/19 2. 65: 24/18 24/19 *' >"$work/blocked.pin"
pinrec show --as html "$work/blocked.pin" >"$work/blocked.html" 2>/dev/null
visit "file://$work/blocked.html"
same 'points of a refused turn' '4 2' "$(run "$marked")"
same 'a glyph is part of its turn' '65: 24/19 19/13!!' \
	"$(run 'return document.querySelector(".turns .turn").innerText
		.replace(/^1\.\s*/, "")')"

# --- narrow, dark ---

phone 360 740
visit "file://$work/game.html"
same 'it is as wide as a phone' 360 \
	"$(run 'return document.documentElement.scrollWidth')"
same 'and shows something' drawn "$(is_drawn)"
emulate '[{"name": "prefers-color-scheme", "value": "dark"}]'
same 'dark where that is wanted' 'rgb(18, 19, 22)' \
	"$(run 'return getComputedStyle(document.body).backgroundColor')"
emulate '[]'

# --- without the script ---

sed '/^<script>/,/<\/script>/d' "$work/game.html" >"$work/plain.html"
visit "file://$work/plain.html"
same 'without the script, the last board' '1 1' "$(run "$seen")"
same 'and all turns' 53 \
	"$(run 'return document.querySelectorAll(".turns .turn a").length')"
visit "file://$work/plain.html#12"
same 'or the one of the address' 12 "$(run 'return Array.from(
	document.querySelectorAll(".node")).filter(function (one) {
	return one.getClientRects().length; })[0].id')"

# --- a lesson ---

pinrec lesson --as html --lang es -o "$work/course" tests/lessons 2>/dev/null
visit "file://$work/course/plateau.html"
same 'a lesson says its language' es \
	"$(run 'return document.documentElement.lang')"
shown='return document.querySelector("details p").checkVisibility()'
same 'the answer is not there yet' false "$(run "$shown")"
click summary
same 'a click brings it' true "$(run "$shown")"
same 'boards before and after' 2 "$(run 'return document.querySelector(
	".pair").querySelectorAll("svg").length')"
click '.onward a'
same 'the lesson before' 'Claims about Plakoto' "$(run 'return document.title')"

same 'the console is silent' '' "$(complaints)"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
