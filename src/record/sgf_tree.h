/*
 * One game of an SGF file (FF[4]) as a tree of nodes with properties.  Knows
 * no game and no property but CA.
 */
#ifndef RECORD_SGF_TREE_H
#define RECORD_SGF_TREE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct source;

enum { SGF_NONE = 0 }; /* no node: the root, which is node 1, has no parent */

struct sgf_value {
	struct text raw; /* between the brackets, in the source */
	bool is_plain;	 /* means what stands there */
};

struct sgf_property {
	struct text name; /* its capitals */
	size_t offset, length;
	size_t first, count; /* values; at least one */
};

/* Numbers of nodes, SGF_NONE for none. */
struct sgf_node {
	size_t offset, length;
	size_t first, count; /* properties, in the order of the file */
	size_t parent;
	size_t child, last_child; /* the first of them is the main line */
	size_t next;		  /* sibling: a variation of this one */
	/* Gestures that stand behind it, each as if in a node of its own. */
	size_t run, run_count;
};

/* P0 or P1 of BoardSpace, alone in its node and without escapes. */
struct sgf_gesture {
	struct text raw;
	bool is_blacks; /* P0 */
};

struct sgf_tree {
	const struct source *source;
	size_t offset, length;	/* of the whole game */
	struct sgf_node *nodes; /* [0] is unused, [1] is the root */
	size_t node_count;	/* with [0] */
	struct sgf_property *properties;
	size_t property_count;
	struct sgf_value *values;
	size_t value_count;
	struct sgf_gesture *gestures;
	size_t gesture_count, gesture_room;
	bool is_latin1;	      /* as CA says; texts are UTF-8 nevertheless */
	bool is_charset_told; /* CA names one that is not known */
};

/*
 * Reads the game that begins at or behind `*offset` and moves `*offset` behind
 * it and what belongs to no game after it.  False, with no tree, when there is
 * none.  Everything is in `arena` or in the source.  What is wrong is added to
 * `diags`; the tree holds what could be read.  With `is_decoded` the source is
 * UTF-8 whatever CA says.  Linear.
 */
bool sgf_tree_read(const struct source *source, size_t *offset, bool is_decoded,
		   struct arena *arena, struct sgf_tree *tree,
		   struct diags *diags);

/* The property of that name in a node, or NULL. */
const struct sgf_property *sgf_find(const struct sgf_tree *tree, size_t node,
				    const char *name);

static inline const struct sgf_value *
sgf_value(const struct sgf_tree *tree, const struct sgf_property *property,
	  size_t n)
{
	return &tree->values[property->first + n];
}

/* Where a text of the tree stands in the source. */
size_t sgf_offset(const struct sgf_tree *tree, struct text raw);

/* --- texts: results are in `arena` or in the source --- */

/*
 * A value as Text: escapes undone, soft line breaks taken out, each line end
 * "\n".  Other white space stays as it is.
 */
struct text sgf_text(const struct sgf_tree *tree, const struct sgf_value *value,
		     struct arena *arena);

/* The same as SimpleText: each line end is a blank. */
struct text sgf_simple_text(const struct sgf_tree *tree,
			    const struct sgf_value *value, struct arena *arena);

/* In UTF-8 but otherwise as it stands, escapes included. */
struct text sgf_raw_text(const struct sgf_tree *tree,
			 const struct sgf_value *value, struct arena *arena);

/* The parts of a composed value, before and behind its ':'.  False: it has
 * none. */
bool sgf_split(const struct sgf_value *value, struct sgf_value *left,
	       struct sgf_value *right);

/* --- private: of the tree's own files --- */

/*
 * At a ;: takes nodes of one gesture each, as far as they follow the node.
 * Where they end.
 */
size_t sgf_take_run(struct sgf_tree *tree, size_t node, size_t at,
		    struct arena *arena);

/* Looks for CA in the root: how texts are encoded. */
void sgf_set_encoding(struct sgf_tree *tree, struct diags *diags);

#endif
