/*
 * Two records walked through together.  A variation that both have is one; one
 * that only one of them has stays as it is, and so does what one line has more
 * than the other.  A line ends where the two cannot both be right.
 */
#include <string.h>

#include "record/merge_state.h"

enum { VARIATIONS_TRIED = 16 }; /* of a turn's, to find the same one */

static struct merge_line *
top_of(struct merge *merge)
{
	return &merge->lines[merge->depth];
}

/* What the line has next; ITEM_RESULT: no more. */
static const struct told *
next_of(const struct merge *merge, const struct merge_line *line,
	unsigned which)
{
	if (!line->has[which] || line->at[which] >= line->end[which])
		return NULL;
	return &merge->sheets[which].told[line->at[which]];
}

static bool
is_kind(const struct told *told, enum item_kind kind)
{
	return told != NULL && told->item->kind == kind;
}

static bool
is_remark_item(const struct item *item)
{
	return item->kind == ITEM_COMMENT || item->kind == ITEM_LINE_COMMENT ||
	       item->kind == ITEM_GLYPH;
}

static bool
is_remark(const struct told *told)
{
	return told != NULL && is_remark_item(told->item);
}

/* --- what is said between turns --- */

/* Whether the first record has just said the same. */
static bool
was_said(const struct merge *merge, const struct told *told)
{
	size_t n = merge->merged->item_count;

	while (n > 0 && is_remark_item(&merge->merged->items[n - 1]))
		if (text_equals(merge->merged->items[--n].text,
				told->item->text))
			return true;
	return false;
}

static void
copy_remarks(struct merge *merge, struct merge_line *line, unsigned which)
{
	const struct told *told;

	while (is_remark(told = next_of(merge, line, which))) {
		line->at[which]++;
		if (!line->is_cut && !was_said(merge, told))
			merge_add_item(merge, told->item, NULL, NULL);
	}
}

/* --- variations --- */

/* Whether the first turns, as far as both go, can be the same. */
static bool
are_alike(struct merge *merge, size_t a, size_t b)
{
	const struct sheet *one = &merge->sheets[0], *two = &merge->sheets[1];
	size_t a_end = one->told[a].close, b_end = two->told[b].close;

	for (a++, b++;; a++, b++) {
		while (a < a_end && one->told[a].item->kind != ITEM_TURN)
			a = one->told[a].item->kind == ITEM_OPEN
				    ? one->told[a].close + 1
				    : a + 1;
		while (b < b_end && two->told[b].item->kind != ITEM_TURN)
			b = two->told[b].item->kind == ITEM_OPEN
				    ? two->told[b].close + 1
				    : b + 1;
		if (a >= a_end || b >= b_end)
			return true;
		if (!merge_unify_turns(merge, &one->told[a], &two->told[b]))
			return false;
	}
}

/* Among the other record's variations of the same turn, the one alike. */
static struct told *
find_partner(struct merge *merge, const struct merge_line *line, size_t open)
{
	struct sheet *other = &merge->sheets[1];
	size_t at = line->at[1];
	unsigned tried = 0;

	while (line->has[1] && at < line->end[1] && tried < VARIATIONS_TRIED) {
		struct told *told = &other->told[at];

		if (is_kind(told, ITEM_TURN))
			break;
		if (!is_kind(told, ITEM_OPEN)) {
			at++;
			continue;
		}
		if (!told->is_taken && are_alike(merge, open, at))
			return told;
		at = told->close + 1;
		tried++;
	}
	return NULL;
}

static void
take_in(struct merge *merge, struct merge_line *line, unsigned which,
	const struct told *open)
{
	size_t at = (size_t)(open - merge->sheets[which].told);

	line->has[which] = true;
	line->at[which] = at + 1;
	line->end[which] = open->close;
}

/* Goes into the next variation of that record. */
static void
enter(struct merge *merge, struct merge_line *outer, unsigned which)
{
	size_t at = outer->at[which];
	struct told *open = &merge->sheets[which].told[at], *partner = NULL;
	const struct told *places[2] = {NULL, NULL};
	const struct text none = {"", 0};
	struct merge_line *line;

	outer->at[which] = open->close + 1;
	if (outer->is_cut || open->is_taken)
		return;
	if (which == 0)
		partner = find_partner(merge, outer, at);
	places[which] = open;
	if (partner == NULL && outer->has[0] && outer->has[1] &&
	    !outer->is_alone)
		merge_report(merge, DIAG_MERGE_VARIATION, places, NULL, none);
	line = &merge->lines[++merge->depth];
	memset(line, 0, sizeof(*line));
	line->open = merge->merged->item_count;
	take_in(merge, line, which, open);
	if (partner != NULL) {
		partner->is_taken = true;
		take_in(merge, line, 1, partner);
	}
	merge_add_item(merge, open->item, NULL, NULL);
}

/* A variation of which no turn is left is none. */
static void
leave(struct merge *merge)
{
	static const struct item close = {.kind = ITEM_CLOSE,
					  .text = {")", 1}};
	struct merge_line *line = top_of(merge);
	struct record *merged = merge->merged;

	merge->depth--;
	if (line->has_turn || merged->item_count > line->open + 1)
		merge_add_item(merge, &close, NULL, NULL);
	else
		merged->item_count = line->open;
}

/* --- turns --- */

static void
cut(struct merge *merge, struct merge_line *line)
{
	unsigned i;

	line->is_cut = true;
	if (merge->depth == 0)
		merge->is_cut = true;
	/* Whether the rest of the game is told alike is still asked. */
	for (i = 0; i < 2 && merge->depth > 0; i++)
		line->at[i] = line->end[i];
}

static void
add(struct merge *merge, struct merge_line *line, const struct told *a,
    const struct told *b)
{
	if (line->is_cut)
		return;
	line->has_turn = true;
	merge_add_turn(merge, a, b);
}

static void
join(struct merge *merge, struct merge_line *line, const struct told *a,
     const struct told *b)
{
	const struct told *places[2] = {a, b};
	const struct text none = {"", 0};
	struct text texts[2];

	line->at[0]++;
	line->at[1]++;
	/* Why it is not played is among the findings already. */
	if (a->event != REPLAY_PLAYED || b->event != REPLAY_PLAYED) {
		cut(merge, line);
		return;
	}
	if (merge_unify_turns(merge, a, b)) {
		add(merge, line, a, b);
		return;
	}
	texts[0] = merge_write_told(merge, 0, a);
	texts[1] = merge_write_told(merge, 1, b);
	merge_report(merge, DIAG_MERGE_TURN, places, texts, none);
	cut(merge, line);
}

/* Where the other record's line ends: its last item of that line, or bracket. */
static const struct told *
end_of(const struct merge *merge, const struct merge_line *line, unsigned which)
{
	const struct sheet *sheet = &merge->sheets[which];
	size_t end = line->end[which];

	if (sheet->count == 0)
		return NULL;
	return &sheet->told[end < sheet->count ? end : sheet->count - 1];
}

static void
go_on_alone(struct merge *merge, struct merge_line *line, unsigned which,
	    const struct told *told)
{
	const struct text none = {"", 0};
	const struct told *places[2];

	line->at[which]++;
	if (line->has[1 - which] && !line->is_alone) {
		places[which] = told;
		places[1 - which] = end_of(merge, line, 1 - which);
		merge_report(merge, DIAG_MERGE_LENGTH, places, NULL, none);
		if (merge->depth == 0)
			merge->ends_early[1 - which] = true;
	}
	line->is_alone = true;
	if (told->event != REPLAY_PLAYED)
		cut(merge, line);
	else
		add(merge, line, which == 0 ? told : NULL,
		    which == 1 ? told : NULL);
}

/* False at the end of the main line. */
static bool
step(struct merge *merge)
{
	struct merge_line *line = top_of(merge);
	const struct told *a, *b;

	copy_remarks(merge, line, 0);
	copy_remarks(merge, line, 1);
	a = next_of(merge, line, 0);
	b = next_of(merge, line, 1);
	if (is_kind(a, ITEM_OPEN))
		enter(merge, line, 0);
	else if (is_kind(b, ITEM_OPEN))
		enter(merge, line, 1);
	else if (a != NULL && b != NULL)
		join(merge, line, a, b);
	else if (a != NULL || b != NULL)
		go_on_alone(merge, line, a == NULL, a != NULL ? a : b);
	else if (merge->depth == 0)
		return false;
	else
		leave(merge);
	return true;
}

/* A first number may say from where on turns are counted. */
static void
add_number(struct merge *merge)
{
	size_t i, n;

	for (i = 0; i < 2; i++) {
		const struct record *record = merge->sheets[i].replay->record;

		for (n = 0; n < record->item_count; n++) {
			if (record->items[n].kind == ITEM_TURN)
				break;
			if (record->items[n].kind != ITEM_NUMBER)
				continue;
			merge_add_item(merge, &record->items[n], NULL, NULL);
			return;
		}
	}
}

/* The main line ends at the result. */
static size_t
find_end(const struct sheet *sheet)
{
	size_t at = 0;

	while (at < sheet->count && sheet->told[at].item->kind != ITEM_RESULT)
		at++;
	return at;
}

/* The result, which is settled later, and comments behind it. */
static void
add_end(struct merge *merge)
{
	static const struct item result = {.kind = ITEM_RESULT,
					   .text = {"*", 1}};
	unsigned i;

	merge_add_item(merge, &result, NULL, NULL);
	for (i = 0; i < 2; i++) {
		const struct sheet *sheet = &merge->sheets[i];
		size_t at = merge->lengths[i] + 1;

		for (; at < sheet->count; at++)
			if (is_remark(&sheet->told[at]) &&
			    !was_said(merge, &sheet->told[at]))
				merge_add_item(merge, sheet->told[at].item,
					       NULL, NULL);
	}
}

void
merge_walk(struct merge *merge)
{
	struct merge_line *line;
	unsigned i;

	merge->lines = arena_take(merge->arena, (RECORD_DEPTH_MAX + 1) *
							sizeof(*line));
	merge->depth = 0;
	line = top_of(merge);
	memset(line, 0, sizeof(*line));
	for (i = 0; i < 2; i++) {
		line->has[i] = true;
		line->end[i] = find_end(&merge->sheets[i]);
		merge->lengths[i] = line->end[i];
	}
	add_number(merge);
	while (step(merge))
		continue;
	add_end(merge);
}
