/*
 * One game of an SGF file as a tree.
 */
#include "record/sgf_tree.h"

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "record/sgf_builder.h"
#include "record/sgf_scan.h"

enum {
	NODE_BYTES = 16, /* about so many are a node */
	USUAL_NODES = 128
};

/* --- findings --- */

void
sgf_tell_place(struct sgf_builder *builder, enum diag id, size_t offset,
	       size_t length, const char *reason)
{
	diags_add_words(builder->diags, id, offset, length, "reason", reason);
}

void
sgf_tell_stray(struct sgf_builder *builder, size_t offset, size_t length,
	       const char *reason)
{
	if (!builder->is_told)
		sgf_tell_place(builder, DIAG_SGF_SYNTAX, offset, length,
			       reason);
	builder->is_told = true;
}

/* --- nodes --- */

static struct sgf_node *
new_node(struct sgf_builder *builder)
{
	struct sgf_tree *tree = builder->tree;

	tree->nodes = arena_grow(builder->arena, tree->nodes, tree->node_count,
				 &builder->node_room, sizeof(*tree->nodes));
	return &tree->nodes[tree->node_count++];
}

/* Adds a node behind the one at hand. */
static void
begin_node(struct sgf_builder *builder, size_t offset)
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

/* --- the game --- */

static void
open_bracket(struct sgf_builder *builder)
{
	builder->open = arena_grow(builder->arena, builder->open,
				   builder->depth, &builder->open_room,
				   sizeof(*builder->open));
	builder->open[builder->depth++] = (struct sgf_opening){
		.offset = builder->at, .node = builder->node};
	builder->at++;
	sgf_skip_spaces(builder);
	if (builder->at < builder->bytes.length &&
	    builder->bytes.start[builder->at] != ';' &&
	    !sgf_is_root(builder->bytes, builder->at))
		sgf_tell_place(builder, DIAG_SGF_SYNTAX, builder->at, 1,
			       "a ; begins the first node behind a (");
}

static void
close_bracket(struct sgf_builder *builder)
{
	builder->node = builder->open[--builder->depth].node;
	builder->is_told = false;
	builder->at++;
}

static void
take_other(struct sgf_builder *builder)
{
	sgf_tell_stray(builder, builder->at, 1,
		       "this is outside of all values; a ] inside of one is "
		       "written \\]");
	builder->at++;
}

static void
take_node(struct sgf_builder *builder)
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
build(struct sgf_builder *builder)
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
			sgf_take_nameless(builder);
		else if (sgf_is_letter(c))
			sgf_take_word(builder);
		else if (sgf_is_blank(c))
			builder->at++;
		else
			take_other(builder);
	}
	builder->tree->length = builder->at - start;
	if (builder->depth > 0)
		sgf_tell_place(builder, DIAG_SGF_BRACKET,
			       builder->open[0].offset, 1,
			       "the ) that ends the game is missing");
}

/* What stands behind the game and belongs to none. */
static void
skip_rest(struct sgf_builder *builder)
{
	struct text bytes = builder->bytes;
	size_t at = sgf_skip_blanks(bytes, builder->at), next;

	while (at < bytes.length && bytes.start[at] == ')') {
		sgf_tell_place(builder, DIAG_SGF_BRACKET, at, 1,
			       "this ) has no ( before it");
		at = sgf_skip_blanks(bytes, at + 1);
	}
	next = sgf_find_game(bytes, at);
	if (next > at)
		sgf_tell_place(builder, DIAG_SKIPPED_TEXT, at, next - at, "");
	if (next < bytes.length && sgf_is_glued(bytes, next))
		sgf_tell_place(builder, DIAG_GLUED, next, 1, "");
	builder->at = next;
}

/* Room for a game of usual length, so that little is moved. */
static void
reserve(struct sgf_builder *builder)
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
	struct sgf_builder builder = {
		.tree = tree,
		.arena = arena,
		.diags = diags,
		.bytes = source->bytes,
	};
	size_t at = sgf_skip_blanks(source->bytes, *offset);

	*tree = (struct sgf_tree){.source = source};
	builder.at = sgf_find_game(source->bytes, at);
	if (builder.at > at)
		sgf_tell_place(&builder, DIAG_SKIPPED_TEXT, at, builder.at - at,
			       "");
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
