/*
 * A record on its way into another format.
 */
#include "record/transfer.h"

#include <string.h>

#include "base/arena.h"
#include "record/canonical.h"
#include "record/notation.h"
#include "record/pin_lex.h"
#include "record/pin_names.h"
#include "record/pin_text.h"
#include "record/record.h"
#include "record/redact.h"
#include "record/replay_gestures.h"
#include "record/replay_state.h"
#include "record/sgf_names.h"

/* Tags that every format has a place for, and those with a cargo of their own. */
static const struct {
	const char *name;
	enum cargo cargo;
} tag_cargo[] = {
	{"Game", CARGO_COUNT},	      {"Black", CARGO_COUNT},
	{"White", CARGO_COUNT},	      {"Result", CARGO_COUNT},
	{"Rules", CARGO_RULES},	      {"View", CARGO_VIEW},
	{"Position", CARGO_POSITION},
};

static bool
has_line_end(struct text text)
{
	return text.length > 0 &&
	       (memchr(text.start, '\n', text.length) != NULL ||
		memchr(text.start, '\r', text.length) != NULL);
}

static enum cargo
cargo_of_tag(const struct tag *tag)
{
	size_t n;

	for (n = 0; n < sizeof(tag_cargo) / sizeof(tag_cargo[0]); n++)
		if (text_is(tag->name, tag_cargo[n].name))
			return tag_cargo[n].cargo;
	return CARGO_TAGS;
}

/*
 * What an item is, CARGO_COUNT for what every format has.  A turn without text
 * is of the kind that the target may lack.
 */
static enum cargo
cargo_of_item(const struct game *game, const struct item *item)
{
	switch (item->kind) {
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
		return CARGO_COMMENTS;
	case ITEM_GLYPH:
		return CARGO_GLYPHS;
	case ITEM_OPEN:
	case ITEM_CLOSE:
		return CARGO_VARIATIONS;
	case ITEM_RESULT:
		return CARGO_RESULT;
	case ITEM_TURN:
		if (item->text.length == 0)
			return game->has_dice ? CARGO_ROLLS : CARGO_REFUSALS;
		break;
	case ITEM_NUMBER:
		break;
	}
	return CARGO_COUNT;
}

static bool
is_carried(unsigned carries, enum cargo cargo)
{
	return cargo == CARGO_COUNT || (carries & cargo_bit(cargo)) != 0;
}

/*
 * A position that is left out, faces that are not known, or a turn that is none
 * there would make it another game.
 */
static void
look_for_missed(const struct replay *replay, const struct record *record,
		unsigned carries, struct transfer *transfer)
{
	const struct gesturing *gesturing = replay->state->gesturing;

	transfer->missed = CARGO_COUNT;
	if (gesturing->unsayable > 0 && !is_carried(carries, CARGO_CHOICE))
		transfer->missed = CARGO_CHOICE;
	if (gesturing->leniencies > 0 && !gesturing->writes)
		transfer->missed = CARGO_LENIENCY;
	if ((replay->is_sheet || replay->hides) &&
	    !is_carried(carries, CARGO_VIEW))
		transfer->missed = CARGO_VIEW;
	if (record_tag(record, "Position") != NULL &&
	    !is_carried(carries, CARGO_POSITION))
		transfer->missed = CARGO_POSITION;
}

static void
strip_tags(struct record *record, unsigned carries, struct transfer *transfer)
{
	size_t kept = 0, n;

	for (n = 0; n < record->tag_count; n++) {
		struct tag *tag = &record->tags[n];
		enum cargo cargo = cargo_of_tag(tag);

		if (!is_carried(carries, CARGO_COMMENTS)) {
			transfer->lost[CARGO_COMMENTS] += tag->comment_count;
			tag->comment_count = 0;
		}
		if (is_carried(carries, cargo))
			record->tags[kept++] = *tag;
		else
			transfer->lost[cargo]++;
	}
	record->tag_count = kept;
}

/* --- the order of tags --- */

/* Whether the tag has its place in the order of pin_tag_order. */
static bool
is_ordered(const struct tag *tag)
{
	size_t n;

	for (n = 0; pin_tag_order[n] != NULL; n++)
		if (text_is(tag->name, pin_tag_order[n]))
			return true;
	return false;
}

/* Comments of the first tag go to the second. */
static void
pass_comments(struct arena *arena, struct tag *from, struct tag *to)
{
	size_t count = from->comment_count + to->comment_count, n;
	struct item *comments;

	if (from->comment_count == 0)
		return;
	comments = arena_take(arena, count * sizeof(*comments));
	for (n = 0; n < count; n++)
		comments[n] = n < from->comment_count
				      ? from->comments[n]
				      : to->comments[n - from->comment_count];
	to->comments = comments;
	to->comment_count = count;
	from->comment_count = 0;
}

/*
 * Those of the order first, then the others as they stand, as pin_write has
 * them: comments before the first one stay there only if they stood before all
 * others already.
 */
static void
order_tags(struct arena *arena, struct record *record)
{
	struct tag *tags = arena_take(arena, record->tag_count * sizeof(*tags));
	size_t count = 0, place, n;
	bool is_moved = record->tag_count > 1 &&
			!text_is(record->tags[0].name, pin_tag_order[0]);

	for (place = 0; pin_tag_order[place] != NULL; place++)
		for (n = 0; n < record->tag_count; n++)
			if (text_is(record->tags[n].name, pin_tag_order[place]))
				tags[count++] = record->tags[n];
	for (n = 0; n < record->tag_count; n++)
		if (!is_ordered(&record->tags[n]))
			tags[count++] = record->tags[n];
	record->tags = tags;
	if (is_moved)
		pass_comments(arena, &tags[0], &tags[1]);
}

/* Of tags that stand twice, which makes a game unreadable, the first stays. */
static void
drop_twins(struct arena *arena, struct record *record,
	   struct transfer *transfer)
{
	struct pin_names names = {0};
	size_t kept = 0, n;

	for (n = 0; n < record->tag_count; n++) {
		record->tags[kept++] = record->tags[n];
		if (pin_names_add(&names, arena, record->tags, kept) + 1 ==
		    kept)
			continue;
		transfer->lost[CARGO_TAGS]++;
		kept--;
	}
	record->tag_count = kept;
}

/* --- what does not come back byte for byte --- */

static bool
has_malformed(struct text text)
{
	while (text.length > 0) {
		struct text rest = text;

		if (text_next_character(&text) == TEXT_MALFORMED &&
		    !text_starts(rest, "\xEF\xBF\xBD"))
			return true;
	}
	return false;
}

/* Whether a .pin file gives the comment back (see pin_write.c). */
static bool
is_kept_in_pin(struct text comment, struct arena *arena)
{
	if (memchr(comment.start, '}', comment.length) != NULL)
		return !has_line_end(comment) &&
		       text_equals(text_trim(comment), comment);
	return text_equals(pin_join_lines(arena, comment), comment);
}

static bool
is_kept(enum layout layout, struct text text, bool is_tag, struct arena *arena)
{
	if (text.length == 0)
		return true;
	switch (layout) {
	case LAYOUT_UTF8:
		return !has_malformed(text);
	case LAYOUT_SGF:
		return memchr(text.start, '\r', text.length) == NULL;
	case LAYOUT_PIN:
		return is_tag ? !has_line_end(text)
			      : is_kept_in_pin(text, arena);
	case LAYOUT_LINES:
		return !has_line_end(text);
	}
	return true;
}

static size_t
count_changed(enum layout layout, const struct item *items, size_t count,
	      struct arena *arena)
{
	size_t changed = 0, n;

	for (n = 0; n < count; n++)
		if (items[n].kind == ITEM_COMMENT ||
		    items[n].kind == ITEM_LINE_COMMENT)
			changed += !is_kept(layout, items[n].text, false,
					    arena);
	return changed;
}

/* Of the record as it will be written: its texts that will be others. */
static void
count_layout(const struct record *record, enum layout layout,
	     struct arena *arena, struct transfer *transfer)
{
	size_t changed = count_changed(layout, record->items,
				       record->item_count, arena);
	size_t n;

	for (n = 0; n < record->tag_count; n++) {
		const struct tag *tag = &record->tags[n];

		changed += !is_kept(layout, tag->value, true, arena);
		changed += count_changed(layout, tag->comments,
					 tag->comment_count, arena);
	}
	transfer->lost[LOSS_LAYOUT] = changed;
}

/* Lines of plain text have the tag Result and wins; another word is lost. */
static void
count_result(const struct replay *replay, const struct record *record,
	     struct transfer *transfer)
{
	size_t n;

	for (n = 0; n < record->item_count; n++)
		if (record->items[n].kind == ITEM_RESULT &&
		    !sgf_is_result(replay->game, record->items[n].text))
			transfer->lost[CARGO_RESULT]++;
}

/* --- what is left out --- */

/* A variation goes with all that is in it, and counts as one. */
static void
strip_items(const struct game *game, struct record *record, unsigned carries,
	    struct transfer *transfer)
{
	size_t kept = 0, depth = 0, n;

	for (n = 0; n < record->item_count; n++) {
		const struct item *item = &record->items[n];
		enum cargo cargo = cargo_of_item(game, item);
		bool is_inside = depth > 0;

		if (cargo == CARGO_VARIATIONS && !is_carried(carries, cargo)) {
			depth += item->kind == ITEM_OPEN;
			depth -= item->kind == ITEM_CLOSE;
			transfer->lost[cargo] += item->kind == ITEM_OPEN;
		} else if (is_inside) {
			continue;
		} else if (is_carried(carries, cargo)) {
			record->items[kept++] = *item;
		} else if (cargo != CARGO_RESULT || !text_is(item->text, "*")) {
			transfer->lost[cargo]++;
		}
	}
	record->item_count = kept;
}

/* Of a game that was cut at an illegal turn: says so where it ends. */
static void
mark_cut(struct arena *arena, struct record *record)
{
	struct item *items = arena_take(arena, (record->item_count + 1) *
						       sizeof(*items));
	struct item mark = {.kind = ITEM_COMMENT,
			    .text = text_of(canonical_cut)};
	size_t count = 0, n;

	for (n = 0; n < record->item_count; n++) {
		items[count] = record->items[n];
		if (items[count].kind == ITEM_RESULT) {
			items[count + 1] = items[count];
			items[count + 1].text = text_of("*");
			items[count++] = mark;
		}
		count++;
	}
	record->items = items;
	record->item_count = count;
	for (n = 0; n < record->tag_count; n++)
		if (text_is(record->tags[n].name, "Result"))
			record->tags[n].value = text_of("*");
	record->is_result_clear = true;
}

void
transfer_record(struct replay *replay, const struct notation *target,
		struct transfer *transfer, struct arena *arena,
		struct record *record)
{
	const struct container *container = notation_container(target);
	unsigned carries = notation_carries(target);

	redact_record(replay, transfer->keeps_comments, arena, record);
	look_for_missed(replay, record, carries, transfer);
	if (replay->legal_plies < replay->plies)
		mark_cut(arena, record);
	order_tags(arena, record);
	drop_twins(arena, record, transfer);
	strip_tags(record, carries, transfer);
	strip_items(replay->game, record, carries, transfer);
	count_layout(record, container->layout, arena, transfer);
	if (container->has_no_results)
		count_result(replay, record, transfer);
}
