/*
 * What the tests of gestures and their fuzzer share.
 */
#ifndef TESTS_GESTURES_H
#define TESTS_GESTURES_H

#include "base/strbuf.h"
#include "record/record.h"

/* Gestures have no glyphs. */
static inline struct text
without_glyph(struct text turn)
{
	while (turn.length > 0 && (turn.start[turn.length - 1] == '!' ||
				   turn.start[turn.length - 1] == '?'))
		turn.length--;
	return turn;
}

/* The turns of the main line, one a line. */
static inline void
add_turns(const struct record *record, struct strbuf *out)
{
	size_t depth = 0, i;

	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		depth += item->kind == ITEM_OPEN;
		depth -= item->kind == ITEM_CLOSE;
		if (depth > 0 || item->kind != ITEM_TURN)
			continue;
		strbuf_add_text(out, without_glyph(item->text));
		strbuf_add_char(out, '\n');
	}
}

#endif
