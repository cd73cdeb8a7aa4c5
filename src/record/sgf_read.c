/*
 * From a game of an SGF file to a record: the nodes in the order of records,
 * where a variation stands behind the turn that it replaces.
 */
#include "record/sgf.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/pin_lex.h"
#include "record/sgf_build.h"
#include "record/sgf_scan.h"

/* A line of play whose nodes are being taken. */
struct line {
	size_t node;	/* the next one; SGF_NONE at its end */
	bool is_branch; /* that node has siblings that wait for its turn */
	size_t first, at; /* of its siblings that wait */
	bool is_ready;	  /* the turn that they replace is there */
	bool has_turn;
	size_t offset; /* where the line begins */
};

struct walk {
	struct sgf_build *build;
	size_t *waiting; /* the next of siblings, SGF_NONE: no more */
	size_t waiting_count, waiting_room;
	struct line lines[RECORD_DEPTH_MAX + 1];
};

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
	problem_fact(&problem, "reason", text_of(reason));
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
		strbuf_add_text(
			&joined,
			sgf_raw_text(build->tree,
				     sgf_value(build->tree, property, n),
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
	struct problem problem = {0};

	if (sgf_is_glyph(glyph)) {
		sgf_add_item(build, ITEM_GLYPH, glyph, raw);
		return;
	}
	problem_fact(&problem, "text", glyph);
	diags_add(build->diags, DIAG_GLYPH, sgf_offset(build->tree, raw),
		  raw.length, &problem);
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
is_turn(const struct sgf_property *property)
{
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
		if (!is_turn(property))
			continue;
		if (first != NULL)
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
	       (text_is(property->name, "DI") ||
		text_is(property->name, "PL"));
}

/* Adds what stands in the node; whether there was a turn. */
static bool
add_node(struct sgf_build *build, size_t number)
{
	const struct sgf_node *node = &build->tree->nodes[number];
	const struct sgf_property *number_of = sgf_find(build->tree, number,
							"MN");
	bool is_root = node->parent == SGF_NONE, has_turn;
	size_t n;

	if (number_of != NULL)
		add_number(build, number_of);
	has_turn = add_turn(build, number);
	for (n = node->first; n < node->first + node->count; n++) {
		const struct sgf_property *property =
			&build->tree->properties[n];

		if (property != number_of && !is_turn(property) &&
		    !(has_turn && is_of_roll(build, property)))
			add_other(build, property, is_root);
	}
	return has_turn;
}

/* --- lines --- */

/* What stood before the bracket of a variation. */
static void
add_between(struct sgf_build *build, size_t node)
{
	const struct sgf_property *property = sgf_find(build->tree, node,
						       SGF_BETWEEN);
	struct sgf_value kind, rest;
	size_t n;

	for (n = 0; property != NULL && n < property->count; n++) {
		const struct sgf_value *value = sgf_value(build->tree,
							  property, n);

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

/* Its bracket in the record stands at the node in the file. */
static struct text
place_of(const struct sgf_build *build, size_t node)
{
	return text_slice(build->tree->source->bytes,
			  build->tree->nodes[node].offset, 1);
}

static void
begin_line(struct walk *walk, size_t node)
{
	struct sgf_build *build = walk->build;

	walk->lines[build->depth] = (struct line){
		.node = node,
		.first = walk->waiting_count,
		.at = walk->waiting_count,
		.offset = build->tree->nodes[node].offset,
	};
	build->last[build->depth] = (struct sgf_last){0};
}

/* Enters a variation, unless it is too deep. */
static void
open_line(struct walk *walk, size_t node)
{
	struct sgf_build *build = walk->build;
	const struct sgf_node *from = &build->tree->nodes[node];
	struct problem problem = {0};

	if (build->depth < RECORD_DEPTH_MAX) {
		add_between(build, node);
		sgf_add_item(build, ITEM_OPEN, text_of("("),
			     place_of(build, node));
		build->depth++;
		begin_line(walk, node);
		return;
	}
	problem_number(&problem, "limit", RECORD_DEPTH_MAX);
	if (!build->is_too_deep)
		diags_add(build->diags, DIAG_VARIATION_DEPTH, from->offset,
			  from->length, &problem);
	build->is_too_deep = true;
}

static void
close_line(struct walk *walk, const struct line *line)
{
	struct sgf_build *build = walk->build;
	struct text place = text_slice(build->tree->source->bytes,
				       line->offset, 1);

	if (!line->has_turn)
		diags_add(build->diags, DIAG_VARIATION_EMPTY, line->offset, 1,
			  NULL);
	sgf_add_item(build, ITEM_CLOSE, text_of(")"), place);
}

/* The next of the siblings that wait in the line; SGF_NONE: none. */
static size_t
take_waiting(struct walk *walk, struct line *line)
{
	const struct sgf_node *nodes = walk->build->tree->nodes;
	size_t node;

	while (line->at < walk->waiting_count) {
		node = walk->waiting[line->at];
		if (node != SGF_NONE) {
			walk->waiting[line->at] = nodes[node].next;
			return node;
		}
		line->at++;
	}
	walk->waiting_count = line->at = line->first;
	line->is_ready = false;
	return SGF_NONE;
}

static void
let_wait(struct walk *walk, size_t node)
{
	walk->waiting = arena_grow(walk->build->arena, walk->waiting,
				   walk->waiting_count, &walk->waiting_room,
				   sizeof(*walk->waiting));
	walk->waiting[walk->waiting_count++] = node;
}

static void
visit(struct walk *walk, struct line *line)
{
	const struct sgf_node *node = &walk->build->tree->nodes[line->node];

	if (line->is_branch && node->next != SGF_NONE)
		let_wait(walk, node->next);
	if (add_node(walk->build, line->node)) {
		line->has_turn = true;
		line->is_ready = line->at < walk->waiting_count;
	}
	line->node = node->child;
	line->is_branch = true;
}

/*
 * Lines within lines, without recursion.  A line that ends before the turn
 * that its siblings replace goes on with the first of them.
 */
static void
walk_tree(struct walk *walk)
{
	struct sgf_build *build = walk->build;
	size_t node;

	begin_line(walk, 1);
	while (true) {
		struct line *line = &walk->lines[build->depth];

		if (line->is_ready &&
		    (node = take_waiting(walk, line)) != SGF_NONE) {
			open_line(walk, node);
		} else if (line->node != SGF_NONE) {
			visit(walk, line);
		} else if ((node = take_waiting(walk, line)) != SGF_NONE) {
			line->node = node;
			line->is_branch = false;
		} else if (build->depth > 0) {
			close_line(walk, line);
			build->depth--;
		} else {
			return;
		}
	}
}

/* --- a game --- */

static bool
refuse_utf16(struct reading *reading, struct record *record,
	     struct diags *diags)
{
	struct text bytes = reading->source->bytes;

	if (reading->offset > 0 || !pin_is_utf16(bytes))
		return false;
	record->length = bytes.length;
	reading->offset = bytes.length;
	diags_add(diags, DIAG_UTF16, 0, 1, NULL);
	return true;
}

/* "0xE9" */
static void
tell_byte(struct diags *diags, enum diag id, const struct sgf_tree *tree,
	  size_t offset)
{
	static const char digits[] = "0123456789ABCDEF";
	unsigned byte = (unsigned char)tree->source->bytes.start[offset];
	char name[4] = {'0', 'x', digits[byte / 16], digits[byte % 16]};
	struct problem problem = {0};

	problem_fact(&problem, "byte", (struct text){name, sizeof(name)});
	diags_add(diags, id, offset, 1, &problem);
}

/* Bytes that are no UTF-8, and such as no text has. */
static void
check_bytes(const struct sgf_tree *tree, struct diags *diags)
{
	struct text game = text_slice(tree->source->bytes, tree->offset,
				      tree->length);
	const char *zero = memchr(game.start, '\0', game.length);
	size_t at = game.length;

	if (zero != NULL)
		tell_byte(diags, DIAG_BINARY, tree,
			  tree->offset + (size_t)(zero - game.start));
	if (!tree->is_latin1 && !tree->is_charset_told)
		at = text_find_malformed(game);
	if (at < game.length)
		tell_byte(diags, DIAG_ENCODING, tree, tree->offset + at);
}

bool
sgf_read(struct reading *reading, struct arena *arena, struct record *record,
	 struct diags *diags)
{
	struct sgf_tree tree;
	struct sgf_build build; /* its last turns are set as lines begin */
	struct walk walk;

	*record = (struct record){.source = reading->source};
	if (refuse_utf16(reading, record, diags))
		return true;
	if (!sgf_tree_read(reading->source, &reading->offset,
			   reading->is_decoded, arena, &tree, diags))
		return false;
	record->offset = tree.offset;
	record->length = tree.length;
	check_bytes(&tree, diags);
	if (tree.node_count == 1)
		return true;
	memset(&build, 0, offsetof(struct sgf_build, last));
	build.tree = &tree;
	build.arena = arena;
	build.diags = diags;
	build.record = record;
	build.has_game = reading->has_game;
	sgf_read_tags(&build);
	memset(&walk, 0, offsetof(struct walk, lines));
	walk.build = &build;
	walk_tree(&walk);
	return true;
}

bool
sgf_recognise(struct text beginning)
{
	return sgf_opens(beginning, sgf_skip_blanks(beginning, 0));
}
