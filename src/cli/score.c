/*
 * The running score of a match.
 */
#include "cli/score.h"

#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "games/match.h"
#include "record/record.h"

/* "White Ada" */
static void
fill_player(struct phrase *phrase, const struct record *record,
	    const char *slot, const char *side)
{
	const struct tag *tag = record_tag(record, side);
	struct strbuf name = {0};

	strbuf_add_text(&name, words_say(phrase->slots.catalog, side));
	if (tag != NULL && tag->value.length > 0) {
		strbuf_add_char(&name, ' ');
		strbuf_add_printable(&name, tag->value);
	}
	phrase_slot(phrase, slot, strbuf_text(&name));
	strbuf_free(&name);
}

void
score_write(const struct record *record, const struct match_score *score,
	    const struct catalog *catalog, struct strbuf *out)
{
	struct phrase phrase;

	phrase_start(&phrase, catalog);
	fill_player(&phrase, record, "white", "White");
	fill_player(&phrase, record, "black", "Black");
	phrase_slot_number(&phrase, "white_points", score->white);
	phrase_slot_number(&phrase, "black_points", score->black);
	phrase_slot_number(&phrase, "target", score->target);
	phrase_write(
		&phrase,
		"{white} {white_points}, {black} {black_points} in a match "
		"to {target}",
		out);
}
