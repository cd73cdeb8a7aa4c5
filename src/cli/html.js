/*
 * Steps through the boards of a game: one is shown, all others are not.  This
 * stands in XML, too: no character here may need to be escaped there.
 */
(function () {
	"use strict";
	var boards = document.querySelector(".boards");
	var status = document.querySelector(".status");
	var turns = document.querySelector(".turns");
	var links = {};
	var now = null;

	function find(id) {
		var node = id ? document.getElementById(id) : null;

		return node ? (node.parentNode === boards ? node : null) : null;
	}

	function wanted() {
		return find(window.location.hash.slice(1)) || boards.lastElementChild;
	}

	function goal(step) {
		if (step === "first" || step === "last") {
			return boards.getAttribute("data-" + step);
		}
		return now.getAttribute("data-" + step);
	}

	/* A list that scrolls by itself follows; the page stays where it is. */
	function follow(link) {
		var above = link.getBoundingClientRect().top -
			turns.getBoundingClientRect().top;

		if (turns.scrollHeight > turns.clientHeight) {
			turns.scrollTop += above - turns.clientHeight / 2;
		}
	}

	function mark(link) {
		var marked = turns.querySelector("[aria-current]");

		if (marked) {
			marked.removeAttribute("aria-current");
		}
		if (link) {
			link.setAttribute("aria-current", "true");
			follow(link);
		}
		status.textContent = link ? link.innerText : "";
	}

	function show(node) {
		if (now) {
			now.classList.remove("now");
		}
		now = node;
		now.classList.add("now");
		mark(links[now.id]);
		document.querySelectorAll("[data-step]").forEach(function (button) {
			var id = goal(button.getAttribute("data-step"));
			var leads = id === null ? false : id !== now.id;

			button.setAttribute("aria-disabled", leads ? "false" : "true");
		});
	}

	function go(id) {
		var node = find(id);

		if (node) {
			window.history.replaceState(null, "", "#" + node.id);
			show(node);
		}
	}

	document.querySelectorAll(".turns a, .findings a").forEach(function (link) {
		var id = link.getAttribute("href").slice(1);

		if (turns.contains(link)) {
			links[id] = link;
		}
		link.addEventListener("click", function (event) {
			event.preventDefault();
			go(id);
			boards.scrollIntoView({block: "nearest"});
		});
	});

	document.querySelectorAll("[data-step]").forEach(function (button) {
		button.addEventListener("click", function () {
			go(goal(button.getAttribute("data-step")));
		});
	});

	document.querySelectorAll(".views input").forEach(function (input) {
		input.addEventListener("change", function () {
			document.body.setAttribute("data-view", input.value);
			mark(links[now.id]);
		});
		/* A browser may remember what was chosen when a page comes again. */
		if (input.checked) {
			document.body.setAttribute("data-view", input.value);
		}
	});

	document.addEventListener("keydown", function (event) {
		var steps = {
			ArrowLeft: "previous",
			ArrowRight: "next",
			Home: "first",
			End: "last"
		};
		var step = steps[event.key];
		var isOther = event.altKey || event.ctrlKey || event.metaKey ||
			event.shiftKey;

		/* Also in the switch of views, which up and down still turn. */
		if (step) {
			if (!isOther) {
				event.preventDefault();
				go(goal(step));
			}
		}
	});

	window.addEventListener("hashchange", function () {
		show(wanted());
	});
	document.documentElement.classList.add("scripted");
	show(wanted());
}());
