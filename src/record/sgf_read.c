/*
 * From a game of an SGF file to a record: the nodes in the order of records,
 * where a variation stands behind the turn that it replaces.
 */
#include "record/sgf.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "record/pin_lex.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_build.h"
#include "record/sgf_scan.h"

/* A line of play whose nodes are being taken. */
struct line {
	size_t node;	  /* the next one; SGF_NONE at its end */
	bool is_branch;	  /* that node has siblings that wait for its turn */
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

/* --- lines --- */

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

	if (build->depth < RECORD_DEPTH_MAX) {
		sgf_read_between(build, node);
		sgf_add_item(build, ITEM_OPEN, text_of("("),
			     place_of(build, node));
		build->depth++;
		begin_line(walk, node);
		return;
	}
	if (!build->is_too_deep)
		diags_add_limit(build->diags, DIAG_VARIATION_DEPTH,
				from->offset, from->length, RECORD_DEPTH_MAX);
	build->is_too_deep = true;
}

static void
close_line(struct walk *walk, const struct line *line)
{
	struct sgf_build *build = walk->build;
	struct text place = text_slice(build->tree->source->bytes, line->offset,
				       1);

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
	if (sgf_read_node(walk->build, line->node)) {
		line->has_turn = true;
		line->is_ready = line->at < walk->waiting_count;
	}
	sgf_read_run(walk->build, node);
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

/* Bytes that are no UTF-8, and such as no text has. */
static void
check_bytes(const struct sgf_tree *tree, struct diags *diags)
{
	struct text game = text_slice(tree->source->bytes, tree->offset,
				      tree->length);
	const char *zero = memchr(game.start, '\0', game.length);
	size_t at = game.length;

	if (zero != NULL)
		diags_add_byte(diags, DIAG_BINARY,
			       tree->offset + (size_t)(zero - game.start),
			       '\0');
	if (!tree->is_latin1 && !tree->is_charset_told)
		at = text_find_malformed(game);
	if (at < game.length)
		diags_add_byte(diags, DIAG_ENCODING, tree->offset + at,
			       game.start[at]);
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
	build.item_room = tree.node_count + tree.node_count / 4 + 8;
	record->items = arena_take(arena,
				   build.item_room * sizeof(struct item));
	sgf_read_tags(&build);
	memset(&walk, 0, offsetof(struct walk, lines));
	walk.build = &build;
	walk_tree(&walk);
	sgf_add_time(&build);
	return true;
}

bool
sgf_recognise(struct text beginning)
{
	return sgf_opens(beginning, sgf_skip_blanks(beginning, 0));
}
