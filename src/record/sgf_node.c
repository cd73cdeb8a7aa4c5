/*
 * What stands in one node of SGF, as items of a record.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_build.h"

/* --- building --- */

struct item *
sgf_add_item(struct sgf_build *build, enum item_kind kind, struct text text,
	     struct text raw)
{
	struct record *record = build->record;
	struct item *item;

	record->items = arena_grow(build->arena, record->items,
				   record->item_count, &build->item_room,
				   sizeof(*record->items));
	item = &record->items[record->item_count++];
	*item = (struct item){
		.kind = kind,
		.text = text,
		.offset = sgf_offset(build->tree, raw),
		.length = raw.length,
	};
	/* What is empty is shown where it would be, inside of the game. */
	if (raw.length == 0) {
		item->length = 1;
		item->offset -= item->offset ==
				build->tree->offset + build->tree->length;
	}
	return item;
}

void
sgf_add_turn(struct sgf_build *build, struct text text, struct text raw,
	     bool is_black)
{
	struct item *item;

	if (text.length > RECORD_TURN_BYTES_MAX) {
		diags_add_limit(build->diags, DIAG_TURN_TOO_LONG,
				sgf_offset(build->tree, raw), raw.length,
				RECORD_TURN_BYTES_MAX);
		text.length = 0;
	}
	item = sgf_add_item(build, ITEM_TURN, text, raw);
	item->side = is_black ? ITEM_BLACK : ITEM_WHITE;
}

/* The place of a property; its name may be a copy. */
static struct text
name_of(const struct sgf_build *build, const struct sgf_property *property)
{
	return text_slice(build->tree->source->bytes, property->offset,
			  property->length);
}

void
sgf_tell(struct sgf_build *build, enum diag id,
	 const struct sgf_property *property, const char *reason)
{
	struct problem problem = {0};

	problem_fact(&problem, "name", property->name);
	problem_words(&problem, "reason", reason);
	diags_add(build->diags, id, property->offset, property->length,
		  &problem);
}

struct text
sgf_join(const struct sgf_build *build, const struct sgf_property *property)
{
	struct strbuf joined = {0};
	struct text text;
	size_t n;

	if (property->count == 1)
		return sgf_raw_text(build->tree,
				    sgf_value(build->tree, property, 0),
				    build->arena);
	for (n = 0; n < property->count; n++) {
		if (n > 0)
			strbuf_add_string(&joined, "][");
		strbuf_add_text(&joined, sgf_raw_text(build->tree,
						      sgf_value(build->tree,
								property, n),
						      build->arena));
	}
	text = arena_copy(build->arena, strbuf_text(&joined));
	strbuf_free(&joined);
	return text;
}

/* --- what stands in a node --- */

static void
add_comments(struct sgf_build *build, const struct sgf_property *property)
{
	const struct sgf_value *value;
	size_t n;

	for (n = 0; n < property->count; n++) {
		value = sgf_value(build->tree, property, n);
		sgf_add_item(build, ITEM_COMMENT,
			     sgf_text(build->tree, value, build->arena),
			     value->raw);
	}
}

/* A property that means nothing here is kept as a comment: [%TM 200]. */
static void
add_command(struct sgf_build *build, const struct sgf_property *property)
{
	struct strbuf words = {0};

	strbuf_add_string(&words, "[%");
	strbuf_add_text(&words, property->name);
	strbuf_add_char(&words, ' ');
	strbuf_add_text(&words, sgf_join(build, property));
	strbuf_add_char(&words, ']');
	sgf_add_item(build, ITEM_COMMENT,
		     arena_copy(build->arena, strbuf_text(&words)),
		     name_of(build, property));
	strbuf_free(&words);
}

static void
add_glyph(struct sgf_build *build, struct text glyph, struct text raw)
{
	if (sgf_is_glyph(glyph))
		sgf_add_item(build, ITEM_GLYPH, glyph, raw);
	else
		diags_add_fact(build->diags, DIAG_GLYPH,
			       sgf_offset(build->tree, raw), raw.length, "text",
			       glyph);
}

static void
add_glyphs(struct sgf_build *build, const struct sgf_property *property)
{
	size_t n;

	for (n = 0; n < property->count; n++) {
		struct text raw = sgf_value(build->tree, property, n)->raw;

		add_glyph(build, text_trim(raw), raw);
	}
}

/* The number of the next turn, checked like any other. */
static void
add_number(struct sgf_build *build, const struct sgf_property *property)
{
	struct text raw = sgf_value(build->tree, property, 0)->raw;

	sgf_add_item(build, ITEM_NUMBER, text_trim(raw), raw);
}

static void
add_result(struct sgf_build *build, const struct sgf_property *property)
{
	const struct sgf_value *value = sgf_value(build->tree, property, 0);

	sgf_add_item(build, ITEM_RESULT,
		     sgf_simple_text(build->tree, value, build->arena),
		     value->raw);
}

/* What a property behind the turn says; in the root the others are tags. */
static void
add_other(struct sgf_build *build, const struct sgf_property *property,
	  bool is_root)
{
	struct text first = sgf_value(build->tree, property, 0)->raw;
	const struct sgf_glyph *glyph = sgf_glyph_of(property->name, first);

	if (glyph != NULL && property->count == 1)
		sgf_add_item(build, ITEM_GLYPH, text_of(glyph->glyph),
			     name_of(build, property));
	else if (text_is(property->name, "C") || text_is(property->name, "GC"))
		add_comments(build, property);
	else if (text_is(property->name, SGF_GLYPHS))
		add_glyphs(build, property);
	else if (text_is(property->name, SGF_RESULT))
		add_result(build, property);
	else if (!is_root && !text_is(property->name, SGF_BETWEEN))
		add_command(build, property);
}

static bool
is_turn(const struct sgf_build *build, const struct sgf_property *property)
{
	if (build->dialect == SGF_BOARDSPACE)
		return sgf_is_player(property->name);
	return text_is(property->name, "B") || text_is(property->name, "W");
}

/* The turn of a node.  Both sides' in one node are read, but wrong. */
static bool
add_turn(struct sgf_build *build, size_t number)
{
	const struct sgf_node *node = &build->tree->nodes[number];
	const struct sgf_property *property = NULL, *first = NULL;
	bool has_turn = false;
	size_t n;

	for (n = node->first; n < node->first + node->count; n++) {
		property = &build->tree->properties[n];
		if (!is_turn(build, property))
			continue;
		if (first != NULL && build->dialect != SGF_BOARDSPACE)
			sgf_tell(build, DIAG_SGF_SYNTAX, property,
				 "B and W do not stand in one node");
		first = property;
		if (sgf_read_turn(build, property))
			has_turn = true;
	}
	property = sgf_find(build->tree, number, "DI");
	if (first == NULL && property != NULL && node->parent != SGF_NONE &&
	    build->dialect == SGF_BACKGAMMON)
		has_turn = sgf_read_roll(build, number, property);
	return has_turn;
}

static bool
is_of_roll(const struct sgf_build *build, const struct sgf_property *property)
{
	return build->dialect == SGF_BACKGAMMON &&
	       (text_is(property->name, "DI") || text_is(property->name, "PL"));
}

/* Before the gesture of its node, which may end the turn; NULL: none. */
static const struct sgf_property *
take_time(struct sgf_build *build, size_t number)
{
	const struct sgf_property *time = sgf_find(build->tree, number, "TM");

	return time != NULL && sgf_read_time(build, time) ? time : NULL;
}

bool
sgf_read_node(struct sgf_build *build, size_t number)
{
	const struct sgf_node *node = &build->tree->nodes[number];
	const struct sgf_property *number_of = sgf_find(build->tree, number,
							"MN");
	bool is_root = node->parent == SGF_NONE, has_turn;
	const struct sgf_property *time = NULL;
	size_t n;

	if (build->dialect == SGF_BOARDSPACE && !is_root)
		time = take_time(build, number);
	if (number_of != NULL)
		add_number(build, number_of);
	has_turn = add_turn(build, number);
	for (n = node->first; n < node->first + node->count; n++) {
		const struct sgf_property *property =
			&build->tree->properties[n];

		if (property != number_of && property != time &&
		    !is_turn(build, property) &&
		    !(has_turn && is_of_roll(build, property)))
			add_other(build, property, is_root);
	}
	return has_turn;
}

void
sgf_read_between(struct sgf_build *build, size_t node)
{
	const struct sgf_property *property = sgf_find(build->tree, node,
						       SGF_BETWEEN);
	struct sgf_value kind, rest;
	size_t n;

	for (n = 0; property != NULL && n < property->count; n++) {
		const struct sgf_value *value = sgf_value(build->tree, property,
							  n);

		if (!sgf_split(value, &kind, &rest))
			sgf_tell(build, DIAG_SGF_SYNTAX, property,
				 "c: or g: is wanted");
		else if (text_is(kind.raw, "g"))
			add_glyph(build, rest.raw, rest.raw);
		else
			sgf_add_item(build, ITEM_COMMENT,
				     sgf_text(build->tree, &rest, build->arena),
				     rest.raw);
	}
}
