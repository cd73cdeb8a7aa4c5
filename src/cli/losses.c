/*
 * What conversion had to leave out.
 */
#include "cli/losses.h"

#include "base/catalog.h"
#include "base/diag.h"
#include "base/phrase.h"
#include "base/strbuf.h"

/* In the order of enum cargo, then LOSS_LAYOUT. */
static const char *const words[LOSS_COUNT] = {
	N_("{count} {count|tag|tags}"),
	N_("{count} {count|tag|tags} Rules"),
	N_("{count} starting {count|position|positions}"),
	N_("{count} {count|view|views}"),
	N_("{count} {count|comment|comments}"),
	N_("{count} {count|glyph|glyphs}"),
	N_("{count} {count|variation|variations}"),
	N_("{count} refused {count|tender|tenders}"),
	N_("{count} {count|roll|rolls} without a play"),
	N_("{count} {count|result|results}"),
	N_("{count} {count|choice|choices} of captures"),
	N_("line ends, blanks or bytes of {count} {count|text|texts}"),
};

/* Findings of readers that go on behind what they cannot make a game of. */
static const enum diag passing_over[] = {DIAG_SKIPPED_TEXT, DIAG_GESTURE_CUT};

void
losses_add_game(struct losses *losses, const size_t lost[LOSS_COUNT])
{
	size_t n;

	for (n = 0; n < LOSS_COUNT; n++) {
		losses->count[n] += lost[n];
		losses->games[n] += lost[n] > 0;
	}
}

void
losses_add(struct losses *losses, const struct losses *more)
{
	size_t n;

	for (n = 0; n < LOSS_COUNT; n++) {
		losses->count[n] += more->count[n];
		losses->games[n] += more->games[n];
	}
}

void
losses_write(const struct losses *losses, bool has_games,
	     const struct catalog *catalog, struct strbuf *out)
{
	struct phrase whole, phrase;
	bool is_first = true;
	size_t n;

	for (n = 0; n < LOSS_COUNT; n++) {
		if (losses->count[n] == 0)
			continue;
		phrase_start(&whole, catalog);
		phrase_start(&phrase, catalog);
		phrase_slot_number(&phrase, "count", losses->count[n]);
		phrase_say(&phrase, words[n]);
		phrase_slot(&whole, "what", phrase_text(&phrase));
		phrase_slot_number(&whole, "games", losses->games[n]);
		if (has_games) {
			phrase_start(&phrase, catalog);
			phrase_say(&whole,
				   "{what} in {games} {games|game|games}");
			phrase_add_text(&phrase, phrase_text(&whole));
		}
		phrase_start(&whole, catalog);
		if (is_first)
			strbuf_add_text(out, phrase_text(&phrase));
		else
			phrase_write_next(&whole, phrase_text(&phrase),
					  N_("{list}, {next}"), out);
		is_first = false;
	}
}

static bool
is_passing_over(enum diag id)
{
	size_t n;

	for (n = 0; n < sizeof(passing_over) / sizeof(passing_over[0]); n++)
		if (passing_over[n] == id)
			return true;
	return false;
}

bool
losses_raise(struct diags *diags)
{
	bool has_some = false;
	size_t n;

	for (n = 0; n < diags->count; n++) {
		struct finding *finding = &diags->findings[n];

		if (!is_passing_over(finding->id))
			continue;
		has_some = true;
		diags_raise(diags, finding);
	}
	return has_some;
}
