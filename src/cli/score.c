/*
 * The running score of a match.
 */
#include "cli/score.h"

#include "base/strbuf.h"
#include "games/match.h"
#include "record/record.h"

static void
add_player(const struct record *record, const char *side, unsigned points,
	   struct strbuf *out)
{
	const struct tag *tag = record_tag(record, side);

	strbuf_add_string(out, side);
	if (tag != NULL && tag->value.length > 0) {
		strbuf_add_char(out, ' ');
		strbuf_add_printable(out, tag->value);
	}
	strbuf_format(out, " %u", points);
}

void
score_write(const struct record *record, const struct match_score *score,
	    struct strbuf *out)
{
	add_player(record, "White", score->white, out);
	strbuf_add_string(out, ", ");
	add_player(record, "Black", score->black, out);
	strbuf_format(out, " in a match to %u", score->target);
}
