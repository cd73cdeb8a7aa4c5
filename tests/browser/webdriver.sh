# A browser under remote control, by the WebDriver protocol: to be sourced.
# Needs chromium, chromedriver, curl, jq; the folder $work.

# browser_open: starts the driver and, in it, a browser without a window.
browser_open() {
	chromedriver --port=0 >"$work/driver.log" 2>&1 &
	driver=$!
	port=
	for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		port=$(sed -n 's/.*successfully on port \([0-9]*\).*/\1/p' \
			"$work/driver.log")
		[ -n "$port" ] && break
		sleep 0.5
	done
	[ -n "$port" ] || return 1
	window=
	base=http://127.0.0.1:$port/session
	jq -n '{capabilities: {alwaysMatch: {
		"goog:loggingPrefs": {browser: "ALL"},
		"goog:chromeOptions": {args: ["--headless=new", "--no-sandbox",
			"--disable-gpu", "--disable-dev-shm-usage",
			"--no-first-run", "--hide-scrollbars"]}}}}' >"$work/body"
	window=$(ask POST "" | jq -r '.value.sessionId // empty')
	[ -n "$window" ] || return 1
	base=$base/$window
}

# Ends the browser and its driver, and nothing else.
browser_close() {
	[ -n "${window:-}" ] && curl -s -m 20 -X DELETE "$base" >/dev/null
	[ -n "${driver:-}" ] && kill "$driver" 2>/dev/null
	wait "$driver" 2>/dev/null
}

# ask METHOD PATH: with the JSON in $work/body; prints the answer.
ask() {
	if [ "$1" = GET ]; then
		curl -s -m 120 "$base$2"
	else
		curl -s -m 120 -X "$1" -H 'Content-Type: application/json' \
			--data-binary "@$work/body" "$base$2"
	fi
}

# visit URL
visit() {
	jq -n --arg url "$1" '{url: $url}' >"$work/body"
	ask POST /url >/dev/null
}

# run SCRIPT: prints what the script returns.
run() {
	jq -n --arg script "$1" '{script: $script, args: []}' >"$work/body"
	ask POST /execute/sync | jq -r '.value | if type == "object" then
		(.message // tojson) else tostring end'
}

# element SELECTOR: its name in the protocol.
element() {
	jq -n --arg css "$1" '{using: "css selector", value: $css}' >"$work/body"
	ask POST /element | jq -r '.value | to_entries[0].value'
}

# click SELECTOR: as a pointer does; scrolls there, fails if it is covered.
click() {
	found=$(element "$1")
	echo '{}' >"$work/body"
	ask POST "/element/$found/click" | jq -r '.value.message // empty'
}

# press KEY...: on the keyboard, one after the other; U+E000 names of WebDriver.
press() {
	jq -n '{actions: [{type: "key", id: "keys", actions:
		[$ARGS.positional[] | ({type: "keyDown", value: .},
		{type: "keyUp", value: .})]}]}' --args "$@" >"$work/body"
	ask POST /actions >/dev/null
}

# picture FILE: what the window shows, as PNG.
picture() {
	ask GET /screenshot | jq -r .value | base64 -d >"$1"
}

# resize WIDTH HEIGHT
resize() {
	jq -n --argjson width "$1" --argjson height "$2" \
		'{width: $width, height: $height}' >"$work/body"
	ask POST /window/rect >/dev/null
}

# phone WIDTH HEIGHT: a screen narrower than a window can be.
phone() {
	jq -n --argjson width "$1" --argjson height "$2" '{cmd:
		"Emulation.setDeviceMetricsOverride", params: {width: $width,
		height: $height, deviceScaleFactor: 1, mobile: true}}' \
		>"$work/body"
	ask POST /goog/cdp/execute >/dev/null
}

# emulate JSON: media features, such as a dark screen.
emulate() {
	jq -n --argjson features "$1" '{cmd: "Emulation.setEmulatedMedia",
		params: {features: $features}}' >"$work/body"
	ask POST /goog/cdp/execute >/dev/null
}

# paper FILE: the page as it is printed, as PDF.
paper() {
	echo '{"page": {"width": 21, "height": 29.7}}' >"$work/body"
	ask POST /print | jq -r .value | base64 -d >"$1"
}

# complaints: what the console has said since it was asked last.
complaints() {
	echo '{"type": "browser"}' >"$work/body"
	ask POST /se/log | jq -r '.value[]? | .level + " " + .message'
}
