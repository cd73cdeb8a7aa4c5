/*
 * Two sheets become one record: the two are replayed side by side, turn by turn.
 */
#include "record/merge.h"

#include <string.h>

#include "record/merge_state.h"
#include "record/replay_view.h"

/* What is hidden from both stays hidden. */
static enum view
common_view(enum view a, enum view b)
{
	if (a == b || b == VIEW_PUBLIC)
		return a;
	return a == VIEW_PUBLIC ? b : VIEW_ALL;
}

/* --- whether it is one game --- */

static void
report_game(struct merge *merge, const char *what, const struct text texts[2])
{
	unsigned i;

	for (i = 0; i < 2; i++) {
		struct replay *replay = merge->sheets[i].replay;
		struct problem *problem = replay_problem(replay->state);

		problem_fact(problem, "what", text_of(what));
		problem_fact(problem, "here", texts[i]);
		problem_fact(problem, "there", texts[1 - i]);
		replay_report_named(replay, DIAG_MERGE_GAME, "Game", problem);
	}
}

static struct text
write_start(const struct replay *replay, struct arena *arena)
{
	struct strbuf *words = &replay->state->tools->words;

	strbuf_clear(words);
	replay->game->write_position(replay->position, words);
	return arena_copy(arena, strbuf_text(words));
}

static bool
is_one_game(struct merge *merge, struct text *start)
{
	const struct replay *a = merge->sheets[0].replay;
	const struct replay *b = merge->sheets[1].replay;
	struct text texts[2];

	texts[0] = text_of(a->game->variants[a->variant]);
	texts[1] = text_of(b->game->variants[b->variant]);
	if (a->game != b->game || a->variant != b->variant) {
		report_game(merge, "the game", texts);
		return false;
	}
	if (memcmp(a->rules, b->rules, a->game->rules_size) != 0) {
		report_game(merge, "a rule", texts);
		return false;
	}
	texts[0] = write_start(a, merge->arena);
	texts[1] = write_start(b, merge->arena);
	if (!merge_unify(texts[0], texts[1], 'u', start, merge->arena)) {
		report_game(merge, "the start", texts);
		return false;
	}
	return true;
}

/* --- the two records side by side --- */

static bool
is_remark(const struct item *item)
{
	return item->kind == ITEM_COMMENT || item->kind == ITEM_LINE_COMMENT ||
	       item->kind == ITEM_GLYPH;
}

/* Whether the first record has just said the same. */
static bool
was_said(const struct merge *merge, const struct item *item)
{
	size_t n = merge->merged->item_count;

	while (n > 0 && is_remark(&merge->merged->items[n - 1]))
		if (text_equals(merge->merged->items[--n].text, item->text))
			return true;
	return false;
}

/* Goes on to the next turn, bracket or result; what is said between is kept. */
static enum item_kind
next_item(struct merge *merge, struct sheet *sheet)
{
	const struct item *item;

	while (!sheet->has_item) {
		sheet->event = replay_step(sheet->replay);
		if (sheet->event == REPLAY_END)
			return ITEM_RESULT;
		item = replay_item(sheet->replay);
		if (is_remark(item)) {
			if (!was_said(merge, item))
				merge_add_item(merge, item);
			continue;
		}
		sheet->has_item = item->kind != ITEM_NUMBER &&
				  item->kind != ITEM_RESULT;
	}
	return replay_item(sheet->replay)->kind;
}

/* The end of the variation that the record's next item is in. */
static size_t
find_close(const struct record *record, size_t at)
{
	size_t depth = 1;

	for (; at < record->item_count; at++) {
		depth += record->items[at].kind == ITEM_OPEN;
		depth -= record->items[at].kind == ITEM_CLOSE;
		if (depth == 0)
			break;
	}
	return at;
}

/* The next structural item before `end`; its kind, or ITEM_RESULT. */
static enum item_kind
next_kind(const struct record *record, size_t *at, size_t end)
{
	for (; *at < end; (*at)++) {
		enum item_kind kind = record->items[*at].kind;

		if (kind == ITEM_TURN || kind == ITEM_OPEN ||
		    kind == ITEM_CLOSE) {
			(*at)++;
			return kind;
		}
	}
	return ITEM_RESULT;
}

/* Whether both variations have turns and brackets in the same order. */
static bool
are_alike(const struct replay *a, const struct replay *b)
{
	size_t i = a->next, k = b->next;
	size_t a_end = find_close(a->record, i),
	       b_end = find_close(b->record, k);
	enum item_kind kind;

	do {
		kind = next_kind(a->record, &i, a_end);
		if (kind != next_kind(b->record, &k, b_end))
			return false;
	} while (kind != ITEM_RESULT);
	return true;
}

/* Passes over a variation that only this record has. */
static void
skip_variation(struct merge *merge, struct sheet *sheet)
{
	size_t depth = replay_depth(sheet->replay);
	struct problem *problem = replay_problem(sheet->replay->state);
	const struct item *item = replay_item(sheet->replay);

	(void)merge;
	replay_report(sheet->replay->state, DIAG_MERGE_VARIATION, item->offset,
		      item->length, problem);
	while (replay_depth(sheet->replay) >= depth &&
	       replay_step(sheet->replay) != REPLAY_END)
		;
	sheet->has_item = false;
}

static void
use_both(struct merge *merge)
{
	merge->sheets[0].has_item = false;
	merge->sheets[1].has_item = false;
}

static void
merge_brackets(struct merge *merge, enum item_kind a, enum item_kind b)
{
	struct sheet *sheets = merge->sheets;

	if (a == b && (a == ITEM_CLOSE ||
		       are_alike(sheets[0].replay, sheets[1].replay))) {
		merge_add_item(merge, replay_item(sheets[0].replay));
		use_both(merge);
		return;
	}
	if (a == ITEM_OPEN)
		skip_variation(merge, &sheets[0]);
	if (b == ITEM_OPEN)
		skip_variation(merge, &sheets[1]);
	merge->is_over = a != ITEM_OPEN && b != ITEM_OPEN;
}

static void
report_length(struct merge *merge)
{
	const struct text none[2] = {{"", 0}, {"", 0}};

	merge_report(merge, DIAG_MERGE_LENGTH, none);
	merge->is_over = true;
}

static void
merge_next(struct merge *merge)
{
	struct sheet *a = &merge->sheets[0], *b = &merge->sheets[1];
	enum item_kind first = next_item(merge, a);
	enum item_kind second = next_item(merge, b);

	if (first == ITEM_OPEN || second == ITEM_OPEN || first == ITEM_CLOSE ||
	    second == ITEM_CLOSE) {
		merge_brackets(merge, first, second);
	} else if (first == ITEM_RESULT && second == ITEM_RESULT) {
		merge->is_over = true;
	} else if (first != second) {
		report_length(merge);
	} else if (a->event != REPLAY_PLAYED || b->event != REPLAY_PLAYED) {
		/* Why it is not played is among the findings already. */
		merge->is_over = true;
	} else {
		merge->is_over = !merge_turn(merge);
		use_both(merge);
	}
}

/* A variation on whose turns the two disagree stays open: close it. */
static void
close_variations(struct merge *merge)
{
	size_t depth = replay_depth(merge->sheets[0].replay);
	struct item close = {.kind = ITEM_CLOSE, .text = {")", 1}};

	while (depth-- > 0)
		merge_add_item(merge, &close);
}

/* --- tags and result --- */

static void
copy_tags(struct merge *merge, struct text start)
{
	struct record *merged = merge->merged;
	unsigned i;
	size_t n;

	for (i = 0; i < 2; i++) {
		const struct record *record = merge->sheets[i].replay->record;

		for (n = 0; n < record->tag_count; n++) {
			struct tag tag = record->tags[n];
			bool is_view = text_is(tag.name, "View");
			const char *name = replay_view_name(merge->view);
			bool is_known = false;
			size_t k;

			for (k = 0; k < merged->tag_count; k++)
				is_known = is_known ||
					   text_equals(merged->tags[k].name,
						       tag.name);
			if (is_known || (is_view && merge->view == VIEW_ALL))
				continue;
			if (is_view)
				tag.value = text_of(name);
			if (text_is(tag.name, "Position"))
				tag.value = start;
			merged->tags[merged->tag_count++] = tag;
		}
	}
}

static void
add_result(struct merge *merge)
{
	struct replay *replay = merge->sheets[0].replay;
	struct item item = {.kind = ITEM_RESULT};

	replay_finish(replay);
	replay_finish(merge->sheets[1].replay);
	item.text = replay->state->word_result;
	merge_add_item(merge, &item);
}

static void
begin_board(struct merge *merge, struct text start)
{
	struct replay *replay = merge->sheets[0].replay;
	const struct game *game = replay->game;
	struct problem *problem = replay_problem(replay->state);
	unsigned i;

	merge->position = arena_take(merge->arena, game->position_size);
	merge->before = arena_take(merge->arena, game->position_size);
	merge->move = arena_take(merge->arena, game->move_size);
	if (game->read_position(replay->rules, start, merge->position,
				problem) != DIAG_NONE)
		return;
	merge->is_full = true;
	for (i = 0; i < 2; i++) {
		struct sheet *sheet = &merge->sheets[i];

		if (merge_view_of(sheet) == VIEW_ALL)
			continue;
		sheet->knowledge = arena_take(merge->arena,
					      game->secrets->knowledge_size);
		game->secrets->begin(merge->position, merge_view_of(sheet),
				     false, sheet->knowledge, problem);
	}
}

bool
merge_records(struct replay *here, struct replay *there, struct arena *arena,
	      struct record *merged)
{
	struct merge merge = {.arena = arena, .merged = merged};
	struct text start;
	size_t items, tags;

	merge.sheets[0].replay = here;
	merge.sheets[1].replay = there;
	if (!is_one_game(&merge, &start))
		return false;
	items = here->record->item_count + there->record->item_count;
	tags = here->record->tag_count + there->record->tag_count;
	*merged = *here->record;
	merged->item_count = 0;
	merged->tag_count = 0;
	merged->items = arena_take(arena, (items + 1) * sizeof(*merged->items));
	merged->tags = arena_take(arena, (tags + 1) * sizeof(*merged->tags));
	merge.view = common_view(merge_view_of(&merge.sheets[0]),
				 merge_view_of(&merge.sheets[1]));
	copy_tags(&merge, start);
	if (merge.view == VIEW_ALL && here->game->secrets != NULL)
		begin_board(&merge, start);
	while (!merge.is_over)
		merge_next(&merge);
	close_variations(&merge);
	add_result(&merge);
	return true;
}
