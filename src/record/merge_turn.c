/*
 * One turn of two sheets: what both tell must be the same; of a piece that enters
 * each may know other faces, and each has seen other pieces.
 */
#include <string.h>

#include "record/canonical.h"
#include "record/merge_state.h"
#include "record/notation.h"

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

static struct text
value_of(const struct told *told, size_t n)
{
	return (struct text){told->bytes + told->values[n].start,
			     told->values[n].length};
}

static bool
is_seen_field(unsigned name)
{
	return name == FIELD_SHOWN_SQUARE || name == FIELD_SHOWN_HEIGHT ||
	       name == FIELD_SHOWN_PIECE || name == FIELD_CAPTURED;
}

/* The next field from `*at` on that is not about what was seen. */
static bool
next_told(const struct told *told, size_t *at)
{
	while (*at < told->field_count && is_seen_field(told->values[*at].name))
		(*at)++;
	return *at < told->field_count;
}

static bool
unify_told(struct merge *merge, const struct told *a, const struct told *b)
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
		    !merge_unify(value_of(a, i), value_of(b, k), '?', &both,
				 merge->arena))
			return false;
		fields_add(&merge->fields, (enum field)a->values[i].name, both);
	}
}

/* The next field of the name from `at` on, or the end. */
static size_t
find_field(const struct told *told, size_t at, enum field name)
{
	while (at < told->field_count && told->values[at].name != name)
		at++;
	return at;
}

/* Both saw what was captured; a notation may have no list of it. */
static bool
unify_captured(struct merge *merge, const struct told *a, const struct told *b)
{
	size_t i = find_field(a, 0, FIELD_CAPTURED);
	size_t k = find_field(b, 0, FIELD_CAPTURED);
	bool has_both = i < a->field_count && k < b->field_count;

	while (i < a->field_count || k < b->field_count) {
		bool is_of_a = i < a->field_count;

		if (has_both && (k == b->field_count || !is_of_a ||
				 !text_equals(value_of(a, i), value_of(b, k))))
			return false;
		fields_add(&merge->fields, FIELD_CAPTURED,
			   is_of_a ? value_of(a, i) : value_of(b, k));
		i = find_field(a, i + (i < a->field_count), FIELD_CAPTURED);
		k = find_field(b, k + (k < b->field_count), FIELD_CAPTURED);
	}
	return true;
}

/* The entry for the place that the n-th field of `told` begins, or the end. */
static size_t
find_entry(const struct told *in, const struct told *told, size_t n)
{
	size_t at = find_field(in, 0, FIELD_SHOWN_SQUARE);

	while (at < in->field_count &&
	       !(text_equals(value_of(in, at), value_of(told, n)) &&
		 text_equals(value_of(in, at + 1), value_of(told, n + 1))))
		at = find_field(in, at + 1, FIELD_SHOWN_SQUARE);
	return at;
}

static void
add_entry(struct merge *merge, const struct told *told, size_t n,
	  struct text piece)
{
	fields_add(&merge->fields, FIELD_SHOWN_SQUARE, value_of(told, n));
	fields_add(&merge->fields, FIELD_SHOWN_HEIGHT, value_of(told, n + 1));
	fields_add(&merge->fields, FIELD_SHOWN_PIECE, piece);
}

/* What the turn showed to the one and to the other (a square, a height, a piece
 * each). */
static bool
unify_shown(struct merge *merge, const struct told *a, const struct told *b)
{
	struct text both;
	size_t i, k;

	for (i = find_field(a, 0, FIELD_SHOWN_SQUARE); i < a->field_count;
	     i = find_field(a, i + 1, FIELD_SHOWN_SQUARE)) {
		k = find_entry(b, a, i);
		both = value_of(a, i + 2);
		if (k < b->field_count &&
		    !merge_unify(both, value_of(b, k + 2), '?', &both,
				 merge->arena))
			return false;
		add_entry(merge, a, i, both);
	}
	for (k = find_field(b, 0, FIELD_SHOWN_SQUARE); k < b->field_count;
	     k = find_field(b, k + 1, FIELD_SHOWN_SQUARE))
		if (find_entry(a, b, k) == a->field_count)
			add_entry(merge, b, k, value_of(b, k + 2));
	return true;
}

bool
merge_unify_turns(struct merge *merge, const struct told *a,
		  const struct told *b)
{
	if (a->event != REPLAY_PLAYED || b->event != REPLAY_PLAYED ||
	    a->turn_kind != b->turn_kind || a->side != b->side)
		return false;
	fields_clear(&merge->fields, a->turn_kind);
	return unify_told(merge, a, b) && unify_captured(merge, a, b) &&
	       unify_shown(merge, a, b);
}

void
merge_add_item(struct merge *merge, const struct item *item,
	       const struct told *a, const struct told *b)
{
	size_t n = merge->merged->item_count++;

	merge->merged->items[n] = *item;
	merge->origins[n][0] = a;
	merge->origins[n][1] = b;
}

/* A second glyph behind a turn that has one already. */
static void
add_glyph(struct merge *merge, struct text glyph)
{
	static const char *const glyphs[][2] = {
		{"!", "$1"},  {"?", "$2"},  {"!!", "$3"},
		{"??", "$4"}, {"!?", "$5"}, {"?!", "$6"},
	};
	struct item item = {.kind = ITEM_GLYPH, .text = glyph};
	size_t i;

	for (i = 0; i < sizeof(glyphs) / sizeof(glyphs[0]); i++)
		if (text_is(glyph, glyphs[i][0]))
			item.text = text_of(glyphs[i][1]);
	merge_add_item(merge, &item, NULL, NULL);
}

static bool
has_unknown(const struct fields *fields)
{
	size_t i;

	for (i = 0; i < fields->count; i++)
		if (!is_seen_field(fields->values[i].name) &&
		    memchr(fields->bytes + fields->values[i].start, '?',
			   fields->values[i].length) != NULL)
			return true;
	return false;
}

static struct text
find_glyph(const struct told *a, const struct told *b)
{
	return a->glyph.length > 0 ? a->glyph : b->glyph;
}

static void
drop_seen(struct fields *fields)
{
	unsigned kept = 0, i;

	for (i = 0; i < fields->count; i++)
		if (!is_seen_field(fields->values[i].name))
			fields->values[kept++] = fields->values[i];
	fields->count = (uint16_t)kept;
}

struct text
merge_write(struct merge *merge, const struct told *a, const struct told *b,
	    bool has_seen)
{
	struct replay_state *state = merge->sheets[0].replay->state;
	struct strbuf *words = &state->tools->words;
	const struct told *one = a != NULL ? a : b, *two = b != NULL ? b : a;
	struct text glyph;

	merge_unify_turns(merge, one, two);
	merge->has_unknown = merge->has_unknown || has_unknown(&merge->fields);
	if (!has_seen)
		drop_seen(&merge->fields);
	glyph = find_glyph(one, two);
	if (glyph.length > 0)
		fields_add(&merge->fields, FIELD_GLYPH, glyph);
	strbuf_clear(words);
	notation_write(state->native, &merge->fields, one->side, words);
	return arena_copy(merge->arena, strbuf_text(words));
}

void
merge_add_turn(struct merge *merge, const struct told *a, const struct told *b)
{
	const struct told *one = a != NULL ? a : b, *two = b != NULL ? b : a;
	struct item item = *one->item;

	item.text = merge_write(merge, one, two, true);
	merge_add_item(merge, &item, a, b);
	if (one->glyph.length > 0 && two->glyph.length > 0 &&
	    !text_equals(one->glyph, two->glyph))
		add_glyph(merge, two->glyph);
}
