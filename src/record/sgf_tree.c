/*
 * One game of an SGF file as a tree.
 */
#include "record/sgf_tree.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "record/pin_names.h"
#include "record/record.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_scan.h"

enum {
	FEW_PROPERTIES = 16, /* of a node: compared one by one */
	NODE_BYTES = 16,     /* about so many are a node */
	USUAL_NODES = 128
};

/* Brackets that are open: what their variation goes on from. */
struct opening {
	size_t offset;
	size_t node; /* before the bracket */
};

struct builder {
	struct sgf_tree *tree;
	struct arena *arena;
	struct diags *diags;
	struct text bytes;
	size_t at;
	size_t node; /* the last one of the line at hand; SGF_NONE: none */
	size_t node_room, property_room, value_room;
	struct opening *open;
	size_t depth, open_room;
	/* Of the node at hand: to find a property that stands twice. */
	struct tag *names;
	size_t name_count, name_room;
	struct pin_names index;
	bool is_told; /* something is wrong between its properties */
};

/* --- findings --- */

static void
tell(struct builder *builder, enum diag id, size_t offset, size_t length,
     const char *reason)
{
	struct problem problem = {0};

	problem_fact(&problem, "reason", text_of(reason));
	diags_add(builder->diags, id, offset, length, &problem);
}

/* Of what stands between the properties of a node only the first is told. */
static void
tell_stray(struct builder *builder, size_t offset, size_t length,
	   const char *reason)
{
	if (!builder->is_told)
		tell(builder, DIAG_SGF_SYNTAX, offset, length, reason);
	builder->is_told = true;
}

static void
tell_twice(struct builder *builder, const struct sgf_property *property,
	   size_t twin)
{
	struct problem problem = {0};
	struct finding *finding;

	problem_fact(&problem, "name", property->name);
	finding = diags_add(builder->diags, DIAG_PROPERTY_TWICE,
			    property->offset, property->length, &problem);
	finding->has_other = true;
	finding->other_offset = twin;
}

/* --- nodes --- */

static struct sgf_node *
new_node(struct builder *builder)
{
	struct sgf_tree *tree = builder->tree;

	tree->nodes = arena_grow(builder->arena, tree->nodes, tree->node_count,
				 &builder->node_room, sizeof(*tree->nodes));
	return &tree->nodes[tree->node_count++];
}

/* Adds a node behind the one at hand. */
static void
begin_node(struct builder *builder, size_t offset)
{
	struct sgf_tree *tree = builder->tree;
	size_t number = tree->node_count, parent = builder->node;

	*new_node(builder) = (struct sgf_node){
		.offset = offset,
		.length = 1,
		.first = tree->property_count,
		.parent = parent,
	};
	if (parent != SGF_NONE) {
		struct sgf_node *from = &tree->nodes[parent];

		if (from->child == SGF_NONE)
			from->child = number;
		else
			tree->nodes[from->last_child].next = number;
		from->last_child = number;
	}
	builder->node = number;
	builder->name_count = 0;
	builder->index = (struct pin_names){0};
	builder->is_told = false;
}

/* --- properties --- */

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool
is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static bool
is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

static void
skip_spaces(struct builder *builder)
{
	while (builder->at < builder->bytes.length &&
	       is_blank(builder->bytes.start[builder->at]))
		builder->at++;
}

/* At the bracket.  False: the value breaks off, and with it the game. */
static bool
take_value(struct builder *builder, struct sgf_value *value)
{
	size_t start = builder->at + 1;
	struct sgf_span span = sgf_scan_value(builder->bytes, start);
	size_t end = span.end;

	if (span.fault == SGF_VALUE_UNCLOSED)
		tell(builder, DIAG_SGF_SYNTAX, builder->at, 1,
		     "this value is never closed");
	if (span.fault == SGF_VALUE_BACKSLASH) {
		tell(builder, DIAG_SGF_SYNTAX, --end, 2,
		     "a backslash before it makes the bracket a part of the "
		     "text; one at the end is written twice");
	}
	value->raw = text_slice(builder->bytes, start, end - start);
	value->is_plain = span.is_plain;
	builder->at = span.end + (span.fault != SGF_VALUE_UNCLOSED);
	return span.fault != SGF_VALUE_UNCLOSED;
}

static void
take_values(struct builder *builder, struct sgf_property *property)
{
	struct sgf_tree *tree = builder->tree;
	bool goes_on = true;
	size_t end = builder->at;

	property->first = tree->value_count;
	while (goes_on && builder->at < builder->bytes.length &&
	       builder->bytes.start[builder->at] == '[') {
		tree->values = arena_grow(builder->arena, tree->values,
					  tree->value_count,
					  &builder->value_room,
					  sizeof(*tree->values));
		goes_on = take_value(builder,
				     &tree->values[tree->value_count++]);
		end = builder->at;
		skip_spaces(builder);
	}
	property->count = tree->value_count - property->first;
	property->length = end - property->offset;
}

/* P0 and P1 of BoardSpace, which stand several times in a node. */
static bool
is_player(const struct builder *builder, struct text word)
{
	struct text name = text_slice(builder->bytes, builder->at - 1, 2);

	return word.length == 1 && name.length == 2 && name.start[0] == 'P' &&
	       (name.start[1] == '0' || name.start[1] == '1');
}

/* Old files have small letters in names, which do not count. */
static struct text
squeeze_name(struct builder *builder, struct text word, size_t capitals)
{
	char *name = arena_take(builder->arena, capitals);
	size_t length = 0, n;

	for (n = 0; n < word.length; n++)
		if (is_capital(word.start[n]))
			name[length++] = word.start[n];
	return (struct text){name, length};
}

/* Which of the names of the node is that one, first. */
static size_t
add_name(struct builder *builder, struct text name)
{
	builder->names = arena_grow(builder->arena, builder->names,
				    builder->name_count, &builder->name_room,
				    sizeof(*builder->names));
	builder->names[builder->name_count++] = (struct tag){.name = name};
	return pin_names_add(&builder->index, builder->arena, builder->names,
			     builder->name_count);
}

/* Of nodes with many properties the names are kept apart, to be hashed. */
static size_t
find_among_many(struct builder *builder, const struct sgf_node *node,
		struct text name)
{
	const struct sgf_property *properties =
		&builder->tree->properties[node->first];
	size_t twin;

	while (builder->name_count < node->count)
		add_name(builder, properties[builder->name_count].name);
	twin = add_name(builder, name);
	if (twin < node->count)
		builder->name_count--;
	return twin;
}

/* The property of the node at hand that has the name; its count: none has. */
static size_t
find_twin(struct builder *builder, const struct sgf_node *node,
	  struct text name)
{
	const struct sgf_property *properties = builder->tree->properties;
	size_t n = 0;

	if (node->count >= FEW_PROPERTIES)
		return find_among_many(builder, node, name);
	while (n < node->count &&
	       !text_equals(properties[node->first + n].name, name))
		n++;
	return n;
}

static void
add_property(struct builder *builder, const struct sgf_property *property)
{
	struct sgf_tree *tree = builder->tree;
	struct sgf_node *node = &tree->nodes[builder->node];
	size_t twin = node->count;

	if (builder->node == SGF_NONE)
		return;
	if (!sgf_is_player(property->name))
		twin = find_twin(builder, node, property->name);
	if (twin < node->count) {
		tell_twice(builder, property,
			   tree->properties[node->first + twin].offset);
		return;
	}
	tree->properties = arena_grow(builder->arena, tree->properties,
				      tree->property_count,
				      &builder->property_room,
				      sizeof(*tree->properties));
	tree->properties[tree->property_count++] = *property;
	node->count++;
	node->length = property->offset + property->length - node->offset;
}

/* A word: the name of a property, or text that has lost its brackets. */
static void
take_word(struct builder *builder)
{
	struct sgf_property property = {.offset = builder->at};
	struct text word;
	size_t capitals = 0;

	while (builder->at < builder->bytes.length &&
	       is_letter(builder->bytes.start[builder->at]))
		capitals += is_capital(builder->bytes.start[builder->at++]);
	word = text_slice(builder->bytes, property.offset,
			  builder->at - property.offset);
	if (is_player(builder, word)) {
		word.length++;
		capitals++;
		builder->at++;
	}
	skip_spaces(builder);
	if (capitals == 0 || builder->at == builder->bytes.length ||
	    builder->bytes.start[builder->at] != '[') {
		tell_stray(builder, property.offset, word.length,
			   capitals == word.length
				   ? "a property needs a value in [ ]"
				   : "this is outside of all values; a ] "
				     "inside of one is written \\]");
		return;
	}
	property.name = capitals == word.length
				? word
				: squeeze_name(builder, word, capitals);
	take_values(builder, &property);
	add_property(builder, &property);
}

/* A value without a name is skipped whole. */
static void
take_nameless(struct builder *builder)
{
	size_t offset = builder->at;
	struct sgf_value value;

	tell_stray(builder, offset, 1, "a value needs a property before it");
	take_value(builder, &value);
}

/* --- the game --- */

static void
open_bracket(struct builder *builder)
{
	builder->open = arena_grow(builder->arena, builder->open,
				   builder->depth, &builder->open_room,
				   sizeof(*builder->open));
	builder->open[builder->depth++] = (struct opening){
		.offset = builder->at, .node = builder->node};
	builder->at++;
	skip_spaces(builder);
	if (builder->at < builder->bytes.length &&
	    builder->bytes.start[builder->at] != ';' &&
	    !sgf_is_root(builder->bytes, builder->at))
		tell(builder, DIAG_SGF_SYNTAX, builder->at, 1,
		     "a ; begins the first node behind a (");
}

static void
close_bracket(struct builder *builder)
{
	builder->node = builder->open[--builder->depth].node;
	builder->is_told = false;
	builder->at++;
}

static void
take_other(struct builder *builder)
{
	tell_stray(builder, builder->at, 1,
		   "this is outside of all values; a ] inside of one is "
		   "written \\]");
	builder->at++;
}

static void
take_node(struct builder *builder)
{
	size_t end = builder->at;

	/* Behind a bracket it would be a variation. */
	if (builder->depth == 1)
		end = sgf_take_run(builder->tree, builder->node, builder->at,
				   builder->arena);
	if (end > builder->at)
		builder->at = end;
	else
		begin_node(builder, builder->at++);
}

/* Until the last bracket is closed, a new game begins or the bytes end. */
static void
build(struct builder *builder)
{
	struct text bytes = builder->bytes;
	size_t start = builder->at;

	open_bracket(builder);
	while (builder->depth > 0 && builder->at < bytes.length) {
		char c = bytes.start[builder->at];

		if (c == '(' && builder->at > start &&
		    sgf_is_root(bytes, builder->at))
			break;
		if (c == '(')
			open_bracket(builder);
		else if (c == ')')
			close_bracket(builder);
		else if (c == ';')
			take_node(builder);
		else if (c == '[')
			take_nameless(builder);
		else if (is_letter(c))
			take_word(builder);
		else if (is_blank(c))
			builder->at++;
		else
			take_other(builder);
	}
	builder->tree->length = builder->at - start;
	if (builder->depth > 0)
		tell(builder, DIAG_SGF_BRACKET, builder->open[0].offset, 1,
		     "the ) that ends the game is missing");
}

/* What stands behind the game and belongs to none. */
static void
skip_rest(struct builder *builder)
{
	struct text bytes = builder->bytes;
	size_t at = sgf_skip_blanks(bytes, builder->at), next;

	while (at < bytes.length && bytes.start[at] == ')') {
		tell(builder, DIAG_SGF_BRACKET, at, 1,
		     "this ) has no ( before it");
		at = sgf_skip_blanks(bytes, at + 1);
	}
	next = sgf_find_game(bytes, at);
	if (next > at)
		tell(builder, DIAG_SKIPPED_TEXT, at, next - at, "");
	if (next < bytes.length && sgf_is_glued(bytes, next))
		tell(builder, DIAG_GLUED, next, 1, "");
	builder->at = next;
}

/* Room for a game of usual length, so that little is moved. */
static void
reserve(struct builder *builder)
{
	struct sgf_tree *tree = builder->tree;
	size_t left = builder->bytes.length - builder->at;
	size_t room = left / NODE_BYTES < USUAL_NODES ? left / NODE_BYTES + 2
						      : USUAL_NODES;

	builder->node_room = builder->property_room = room;
	builder->value_room = room;
	tree->nodes = arena_take(builder->arena, room * sizeof(*tree->nodes));
	tree->properties = arena_take(builder->arena,
				      room * sizeof(*tree->properties));
	tree->values = arena_take(builder->arena, room * sizeof(*tree->values));
}

bool
sgf_tree_read(const struct source *source, size_t *offset, bool is_decoded,
	      struct arena *arena, struct sgf_tree *tree, struct diags *diags)
{
	struct builder builder = {
		.tree = tree,
		.arena = arena,
		.diags = diags,
		.bytes = source->bytes,
	};
	size_t at = sgf_skip_blanks(source->bytes, *offset);

	*tree = (struct sgf_tree){.source = source};
	builder.at = sgf_find_game(source->bytes, at);
	if (builder.at > at)
		tell(&builder, DIAG_SKIPPED_TEXT, at, builder.at - at, "");
	*offset = source->bytes.length;
	if (builder.at == source->bytes.length)
		return false;
	tree->offset = builder.at;
	reserve(&builder);
	new_node(&builder);
	build(&builder);
	skip_rest(&builder);
	*offset = builder.at;
	if (!is_decoded)
		sgf_set_encoding(tree, diags);
	return true;
}
