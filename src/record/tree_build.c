/*
 * Putting a tree together.  The stack of what is open is explicit and bounded,
 * so input cannot recurse.
 */
#include "record/tree_build.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

enum { FEW = 8 };

void
tree_build_begin(struct tree_build *build, struct arena *arena,
		 struct diags *diags, enum diag syntax)
{
	build->arena = arena;
	build->diags = diags;
	build->syntax = syntax;
	build->root = NULL;
	build->depth = 0; /* what is above that is set as it is opened */
}

struct finding *
tree_build_refuse(struct tree_build *build, size_t offset, size_t length,
		  const char *reason)
{
	return diags_add_words(build->diags, build->syntax, offset, length,
			       "reason", reason);
}

static struct tree_opened *
innermost(struct tree_build *build)
{
	return &build->opened[build->depth - 1];
}

/* Hangs the node into the open list or map, or makes it the root. */
static void
hang(struct tree_build *build, struct yaml_node *node)
{
	struct tree_opened *open;

	if (build->depth == 0) {
		build->root = node;
		return;
	}
	open = innermost(build);
	if (open->node->kind == YAML_MAP) {
		node->key = open->key;
		node->key_offset = open->key_offset;
		node->key_length = open->key_length;
		open->has_key = false;
	}
	*open->end = node;
	open->end = &node->next;
	open->member_count++;
}

bool
tree_build_wants_key(const struct tree_build *build)
{
	const struct tree_opened *open;

	if (build->depth == 0)
		return false;
	open = &build->opened[build->depth - 1];
	return open->node->kind == YAML_MAP && !open->has_key;
}

void
tree_build_key(struct tree_build *build, struct text key, size_t offset,
	       size_t length)
{
	struct tree_opened *open = innermost(build);

	open->key = key;
	open->key_offset = offset;
	open->key_length = length;
	open->has_key = true;
}

void
tree_build_text(struct tree_build *build, struct text text, size_t offset,
		size_t length)
{
	struct yaml_node *node = arena_take(build->arena, sizeof(*node));

	node->kind = YAML_TEXT;
	node->offset = offset;
	node->length = length;
	node->text = text;
	hang(build, node);
}

bool
tree_build_open(struct tree_build *build, enum yaml_kind kind, size_t offset)
{
	struct yaml_node *node;
	if (build->depth == YAML_DEPTH_MAX) {
		diags_add_limit(build->diags, DIAG_NESTING, offset, 1,
				YAML_DEPTH_MAX);
		return false;
	}
	node = arena_take(build->arena, sizeof(*node));
	node->kind = kind;
	node->offset = offset;
	node->length = 1;
	hang(build, node);
	build->opened[build->depth++] = (struct tree_opened){
		.node = node, .end = &node->first};
	return true;
}

static int
compare_keys(const void *left, const void *right)
{
	const struct yaml_node *a = *(const struct yaml_node *const *)left;
	const struct yaml_node *b = *(const struct yaml_node *const *)right;
	size_t shorter = a->key.length < b->key.length ? a->key.length
						       : b->key.length;
	int order = shorter ? memcmp(a->key.start, b->key.start, shorter) : 0;

	if (order == 0 && a->key.length != b->key.length)
		order = a->key.length < b->key.length ? -1 : 1;
	if (order == 0)
		order = a->key_offset < b->key_offset ? -1 : 1;
	return order;
}

static void
refuse_twin(struct tree_build *build, const struct yaml_node *twin,
	    const struct yaml_node *node)
{
	struct finding *finding = tree_build_refuse(
		build, node->key_offset, node->key_length,
		"the same key stands there twice");

	finding->has_other = true;
	finding->other_offset = twin->key_offset;
}

/* Each with each, as long as they are few. */
static bool
are_few_distinct(struct tree_build *build, const struct yaml_node *first)
{
	const struct yaml_node *node, *other;

	for (node = first; node; node = node->next) {
		for (other = first; other != node; other = other->next) {
			if (!text_equals(other->key, node->key))
				continue;
			refuse_twin(build, other, node);
			return false;
		}
	}
	return true;
}

/* Sorted, so that a map of very many keys costs no more than it must. */
static bool
are_many_distinct(struct tree_build *build, const struct tree_opened *open)
{
	const struct yaml_node **nodes = arena_take(
		build->arena, open->member_count * sizeof(struct yaml_node *));
	const struct yaml_node *node;
	size_t count = 0, i;

	for (node = open->node->first; node; node = node->next)
		nodes[count++] = node;
	qsort(nodes, count, sizeof(*nodes), compare_keys);
	for (i = 1; i < count; i++) {
		if (!text_equals(nodes[i - 1]->key, nodes[i]->key))
			continue;
		refuse_twin(build, nodes[i - 1], nodes[i]);
		return false;
	}
	return true;
}

bool
tree_build_close(struct tree_build *build, size_t end)
{
	struct tree_opened *open = innermost(build);

	if (end > open->node->offset)
		open->node->length = end - open->node->offset;
	build->depth--;
	if (open->node->kind == YAML_LIST)
		return true;
	return open->member_count <= FEW
		       ? are_few_distinct(build, open->node->first)
		       : are_many_distinct(build, open);
}
