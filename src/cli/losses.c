/*
 * What conversion had to leave out.
 */
#include "cli/losses.h"

#include "base/strbuf.h"

/* In the order of enum cargo. */
static const struct {
	const char *one, *many;
} words[CARGO_COUNT] = {
	{"tag", "tags"},
	{"tag Rules", "tags Rules"},
	{"starting position", "starting positions"},
	{"view", "views"},
	{"comment", "comments"},
	{"glyph", "glyphs"},
	{"variation", "variations"},
	{"refused tender", "refused tenders"},
	{"roll without a play", "rolls without a play"},
	{"result", "results"},
	{"choice of captures", "choices of captures"},
};

void
losses_add_game(struct losses *losses, const size_t lost[CARGO_COUNT])
{
	size_t n;

	for (n = 0; n < CARGO_COUNT; n++) {
		losses->count[n] += lost[n];
		losses->games[n] += lost[n] > 0;
	}
}

void
losses_add(struct losses *losses, const struct losses *more)
{
	size_t n;

	for (n = 0; n < CARGO_COUNT; n++) {
		losses->count[n] += more->count[n];
		losses->games[n] += more->games[n];
	}
}

void
losses_write(const struct losses *losses, bool has_games, struct strbuf *out)
{
	const char *between = "";
	size_t n;

	for (n = 0; n < CARGO_COUNT; n++) {
		size_t count = losses->count[n], games = losses->games[n];

		if (count == 0)
			continue;
		strbuf_format(out, "%s%zu %s", between, count,
			      count == 1 ? words[n].one : words[n].many);
		if (has_games)
			strbuf_format(out, " in %zu game%s", games,
				      games == 1 ? "" : "s");
		between = ", ";
	}
}
