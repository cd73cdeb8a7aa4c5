/*
 * Whose numbers the points have.
 */
#include "record/text_numbering.h"

#include "base/text.h"
#include "record/frame.h"

enum direction { DIRECTION_UNSAID, DIRECTION_DOWN, DIRECTION_UP };

enum { POINT_MOST = 99, HOME = 6, LAST_HOME = 19 };

static size_t
find_digit(struct text text, size_t at)
{
	while (at < text.length && !line_is_digit(text.start[at]))
		at++;
	return at;
}

/* The way of the step "24-18" or "22-off" that begins with that number. */
static enum direction
step_direction(struct text step)
{
	struct text from = line_digits(step), to;
	unsigned start, end;

	if (from.length == step.length || step.start[from.length] != '-' ||
	    !text_number(from, POINT_MOST, &start))
		return DIRECTION_UNSAID;
	step = text_slice(step, from.length + 1, step.length);
	to = line_digits(step);
	if (text_number(to, POINT_MOST, &end) && start != end)
		return end > start ? DIRECTION_UP : DIRECTION_DOWN;
	if (text_starts(step, "off") && start >= LAST_HOME)
		return DIRECTION_UP;
	return text_starts(step, "off") && start <= HOME ? DIRECTION_DOWN
							 : DIRECTION_UNSAID;
}

/* That of the first step which has one. */
static enum direction
turn_direction(struct text turn)
{
	enum direction direction;
	size_t at = 0;

	while (at < turn.length && turn.start[at] != ')')
		at++;
	while ((at = find_digit(turn, at)) < turn.length) {
		struct text rest = text_slice(turn, at, turn.length);

		direction = step_direction(rest);
		if (direction != DIRECTION_UNSAID)
			return direction;
		at += line_digits(rest).length;
	}
	return DIRECTION_UNSAID;
}

static void
refuse(struct frame *frame, const struct item *item, const char *reason)
{
	frame_report_words(frame, DIAG_NUMBERING, item->offset, item->length,
			   "reason", reason);
}

void
text_find_numbering(struct frame *frame)
{
	struct record *record = frame->record;
	enum direction said[] = {[ITEM_UNSAID] = DIRECTION_UNSAID,
				 [ITEM_WHITE] = DIRECTION_UNSAID,
				 [ITEM_BLACK] = DIRECTION_UNSAID};
	size_t n;

	for (n = 0; n < record->item_count; n++) {
		const struct item *item = &record->items[n];
		enum direction now;

		if (item->kind != ITEM_TURN)
			continue;
		now = turn_direction(item->text);
		if (now == DIRECTION_UNSAID || now == said[item->side])
			continue;
		if (said[item->side] != DIRECTION_UNSAID) {
			refuse(frame, item,
			       "this turn goes the other way than those "
			       "before it");
			break;
		}
		said[item->side] = now;
		if (said[ITEM_WHITE] == DIRECTION_UP &&
		    said[ITEM_BLACK] == DIRECTION_UP) {
			refuse(frame, item, "both sides count them upwards");
			said[item->side] = DIRECTION_UNSAID;
			break;
		}
	}
	if (said[ITEM_WHITE] == DIRECTION_UP)
		record->numbered_by = ITEM_BLACK;
	else if (said[ITEM_BLACK] == DIRECTION_UP)
		record->numbered_by = ITEM_WHITE;
}
