/*
 * The items of a record as entries.
 */
#include "record/data.h"

#include <string.h>

#include "record/record.h"

void
data_walk_begin(struct data_walk *walk, const struct record *record)
{
	*walk = (struct data_walk){.record = record, .is_at_start = true};
}

/* The item that comes next, or NULL. */
static const struct item *
peek(const struct data_walk *walk)
{
	return walk->next < walk->record->item_count
		       ? &walk->record->items[walk->next]
		       : NULL;
}

static bool
is_next(const struct data_walk *walk, enum item_kind kind)
{
	const struct item *item = peek(walk);

	if (item == NULL)
		return false;
	if (kind == ITEM_COMMENT && item->kind == ITEM_LINE_COMMENT)
		return true;
	return item->kind == kind;
}

/* Takes all items of that kind that stand next. */
static const struct item *
take_run(struct data_walk *walk, enum item_kind kind, size_t *count)
{
	const struct item *first = peek(walk);

	for (*count = 0; is_next(walk, kind); ++*count)
		walk->next++;
	return first;
}

/* The tag says the same: only comments behind it make it worth a word. */
static bool
is_said(const struct data_walk *walk, const struct item *item)
{
	const struct tag *tag = record_tag(walk->record, "Result");

	return walk->record->is_result_clear && item->kind == ITEM_RESULT &&
	       walk->depth == 0 && walk->next + 1 == walk->record->item_count &&
	       tag != NULL && text_equals(tag->value, item->text);
}

static enum data_event
take_entry(struct data_walk *walk)
{
	walk->is_first = walk->is_at_start;
	walk->is_at_start = false;
	walk->head = NULL;
	if (is_next(walk, ITEM_TURN) || is_next(walk, ITEM_RESULT))
		walk->head = &walk->record->items[walk->next++];
	walk->glyphs = take_run(walk, ITEM_GLYPH, &walk->glyph_count);
	walk->comments = take_run(walk, ITEM_COMMENT, &walk->comment_count);
	walk->has_lines = is_next(walk, ITEM_OPEN);
	walk->is_in_lines = walk->has_lines;
	return DATA_ENTRY;
}

enum data_event
data_walk_next(struct data_walk *walk)
{
	const struct item *item;

	while ((item = peek(walk)) != NULL && item->kind == ITEM_NUMBER)
		walk->next++;
	if (item != NULL && item->kind == ITEM_OPEN) {
		if (!walk->is_in_lines) {
			/* Behind nothing that it could be a variation of. */
			return take_entry(walk);
		}
		walk->next++;
		walk->depth++;
		walk->is_in_lines = false;
		walk->is_at_start = true;
		return DATA_LINE;
	}
	if (walk->is_in_lines) {
		walk->is_in_lines = false;
		return DATA_LINES_END;
	}
	if (item == NULL || is_said(walk, item))
		return DATA_END;
	if (item->kind == ITEM_CLOSE) {
		walk->next++;
		walk->depth--;
		/* Another variation of the same entry may follow. */
		walk->is_in_lines = true;
		walk->is_at_start = false;
		return DATA_LINE_END;
	}
	return take_entry(walk);
}

/*
 * Numbers follow from the turns, but for a game from a position whose numbers
 * go on from it.
 */
unsigned
data_walk_number(const struct data_walk *walk)
{
	bool is_first_turn = walk->is_first && walk->depth == 0 &&
			     walk->head != NULL &&
			     walk->head->kind == ITEM_TURN;

	return is_first_turn && walk->head->number > 1 ? walk->head->number : 0;
}

struct text
data_walk_position(const struct data_walk *walk)
{
	if (walk->head == NULL || walk->head->extra == NULL)
		return (struct text){"", 0};
	return walk->head->extra->position.text;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

bool
data_split_dice(struct text turn, struct text *dice, struct text *play)
{
	if (turn.length < 3 || !is_digit(turn.start[0]) ||
	    !is_digit(turn.start[1]) || turn.start[2] != ':')
		return false;
	*dice = text_slice(turn, 0, 2);
	*play = text_slice(turn, 3, turn.length);
	if (play->length == 0)
		return true;
	*play = text_slice(*play, 1, play->length);
	return turn.start[3] == ' ' && play->length > 0;
}
