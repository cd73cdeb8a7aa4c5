/*
 * One turn of two sheets: what both tell must be the same; of a piece that enters
 * each may know other faces.  Where the two together know everything, each
 * sheet is also made again from the full game and compared, so that no face is
 * taken from one that the other has seen otherwise.
 */
#include <string.h>

#include "record/merge_state.h"
#include "record/notation.h"

void
merge_report(struct merge *merge, enum diag id, const struct text texts[2])
{
	unsigned i;

	for (i = 0; i < 2; i++) {
		struct replay *replay = merge->sheets[i].replay;
		struct problem *problem = replay_problem(replay->state);
		const struct item *item = replay_item(replay);
		const struct line *line = replay_line(replay);

		problem_fact(problem, "here", texts[i]);
		problem_fact(problem, "there", texts[1 - i]);
		problem_number(problem, "number",
			       (long)(replay->state->start_number +
				      line->plies_before));
		if (item != NULL)
			replay_report(replay->state, id, item->offset,
				      item->length, problem);
	}
}

bool
merge_unify(struct text a, struct text b, char unknown, struct text *both,
	    struct arena *arena)
{
	char *bytes;
	size_t i;

	if (a.length != b.length)
		return false;
	bytes = arena_take(arena, a.length + 1);
	for (i = 0; i < a.length; i++) {
		bytes[i] = a.start[i];
		if (a.start[i] == b.start[i])
			continue;
		if (text_small(a.start[i]) == unknown)
			bytes[i] = b.start[i];
		else if (text_small(b.start[i]) != unknown)
			return false;
	}
	*both = (struct text){bytes, a.length};
	return true;
}

static bool
is_seen_field(unsigned name)
{
	return name == FIELD_SHOWN_SQUARE || name == FIELD_SHOWN_HEIGHT ||
	       name == FIELD_SHOWN_PIECE || name == FIELD_CAPTURED;
}

/* The next field from `*at` on that is not about what was seen. */
static bool
next_told(const struct fields *fields, size_t *at)
{
	while (*at < fields->count && is_seen_field(fields->values[*at].name))
		(*at)++;
	return *at < fields->count;
}

static bool
unify_told(struct merge *merge, const struct fields *a, const struct fields *b)
{
	size_t i = 0, k = 0;
	bool has_a, has_b;
	struct text both;

	for (;; i++, k++) {
		has_a = next_told(a, &i);
		has_b = next_told(b, &k);
		if (!has_a || !has_b)
			return has_a == has_b;
		if (a->values[i].name != b->values[k].name ||
		    !merge_unify(field_text(a, i), field_text(b, k), '?', &both,
				 merge->arena))
			return false;
		fields_add(&merge->fields, (enum field)a->values[i].name, both);
	}
}

/* A sheet lists what was captured, a full record need not. */
static bool
have_same_captured(const struct fields *a, const struct fields *b)
{
	size_t i = 0, k = 0;

	if (!fields_has(a, FIELD_CAPTURED) || !fields_has(b, FIELD_CAPTURED))
		return true;
	for (;; i++, k++) {
		while (i < a->count && a->values[i].name != FIELD_CAPTURED)
			i++;
		while (k < b->count && b->values[k].name != FIELD_CAPTURED)
			k++;
		if (i == a->count || k == b->count)
			return i == a->count && k == b->count;
		if (!text_equals(field_text(a, i), field_text(b, k)))
			return false;
	}
}

/* What the sheet of the common view has seen goes into the result. */
static void
add_seen(struct merge *merge)
{
	const struct sheet *sheet = &merge->sheets[0];
	size_t i;

	if (merge->view == VIEW_ALL)
		return;
	if (merge_view_of(sheet) != merge->view)
		sheet = &merge->sheets[1];
	for (i = 0; i < sheet->fields.count; i++)
		if (is_seen_field(sheet->fields.values[i].name))
			fields_add(&merge->fields,
				   (enum field)sheet->fields.values[i].name,
				   field_text(&sheet->fields, i));
}

static bool
have_same_fields(const struct fields *a, const struct fields *b)
{
	size_t i;

	if (a->kind != b->kind || a->count != b->count)
		return false;
	for (i = 0; i < a->count; i++)
		if (a->values[i].name != b->values[i].name ||
		    !text_equals(field_text(a, i), field_text(b, i)))
			return false;
	return true;
}

/*
 * The sheet that its player would have written of the full game.  False when
 * it is not the one there is: then `text` is that sheet's turn.
 */
static bool
is_sheet_of(struct merge *merge, struct sheet *sheet, struct text *text)
{
	const struct replay *replay = sheet->replay;
	const struct secrets *secrets = replay->game->secrets;
	struct strbuf *words = &replay->state->tools->words;
	struct fields fields;

	if (sheet->knowledge == NULL)
		return true;
	secrets->follow(sheet->knowledge, merge->before, merge->move,
			merge->position, 1);
	secrets->write_move(sheet->knowledge, merge->before, &fields);
	if (have_same_fields(&fields, &sheet->fields))
		return true;
	strbuf_clear(words);
	notation_write(replay->state->native, &fields,
		       replay->game->to_move(merge->before), words);
	*text = arena_copy(merge->arena, strbuf_text(words));
	return false;
}

/* Plays the turn on the full board and looks at it with each one's eyes. */
static bool
agrees_with_board(struct merge *merge)
{
	const struct game *game = merge->sheets[0].replay->game;
	struct problem *problem = replay_problem(
		merge->sheets[0].replay->state);
	struct text texts[2];
	unsigned i;

	if (!merge->is_full || replay_depth(merge->sheets[0].replay) > 0)
		return true;
	texts[0] = merge->sheets[0].text;
	texts[1] = merge->sheets[1].text;
	if (game->read_move(merge->position, &merge->fields, merge->move,
			    problem) != DIAG_NONE ||
	    game->check(merge->position, merge->move) != DIAG_NONE) {
		merge_report(merge, DIAG_MERGE_TURN, texts);
		return false;
	}
	memcpy(merge->before, merge->position, game->position_size);
	game->play(merge->position, merge->move);
	for (i = 0; i < 2; i++)
		if (!is_sheet_of(merge, &merge->sheets[i], &texts[1 - i])) {
			merge_report(merge, DIAG_MERGE_TURN, texts);
			return false;
		}
	return true;
}

static void
take_fields(struct merge *merge, struct sheet *sheet)
{
	struct strbuf *words = &sheet->replay->state->tools->words;

	replay_turn_fields(sheet->replay, &sheet->fields);
	strbuf_clear(words);
	notation_write(sheet->replay->state->native, &sheet->fields,
		       sheet->replay->game->to_move(sheet->replay->before),
		       words);
	sheet->text = arena_copy(merge->arena, strbuf_text(words));
}

static void
add_turn(struct merge *merge)
{
	struct replay *replay = merge->sheets[0].replay;
	struct strbuf *words = &replay->state->tools->words;
	struct item item = *replay_item(replay);
	unsigned i;

	if (replay_wins(replay->game, replay->before, replay->position))
		fields_add(&merge->fields, FIELD_WIN, text_of("#"));
	for (i = 0; i < 2; i++) {
		const struct fields *read =
			merge->sheets[i].replay->state->fields;
		struct text glyph = fields_find(read, FIELD_GLYPH);

		if (glyph.length > 0 &&
		    !fields_has(&merge->fields, FIELD_GLYPH))
			fields_add(&merge->fields, FIELD_GLYPH, glyph);
	}
	strbuf_clear(words);
	notation_write(replay->state->native, &merge->fields,
		       replay->game->to_move(replay->before), words);
	item.text = arena_copy(merge->arena, strbuf_text(words));
	canonical_number(replay, &item);
	merge_add_item(merge, &item);
}

bool
merge_turn(struct merge *merge)
{
	struct sheet *a = &merge->sheets[0], *b = &merge->sheets[1];
	struct text texts[2];

	take_fields(merge, a);
	take_fields(merge, b);
	fields_clear(&merge->fields, a->fields.kind);
	texts[0] = a->text;
	texts[1] = b->text;
	if (a->fields.kind != b->fields.kind ||
	    !unify_told(merge, &a->fields, &b->fields) ||
	    !have_same_captured(&a->fields, &b->fields)) {
		merge_report(merge, DIAG_MERGE_TURN, texts);
		return false;
	}
	add_seen(merge);
	if (!agrees_with_board(merge))
		return false;
	add_turn(merge);
	return true;
}
