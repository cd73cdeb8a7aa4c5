/*
 * A tree of SGF while it is built, shared by what reads nodes and what reads
 * properties.  Private to record/sgf_tree.c and record/sgf_property.c.
 */
#ifndef RECORD_SGF_BUILDER_H
#define RECORD_SGF_BUILDER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "record/pin_names.h"
#include "record/sgf_tree.h"

struct arena;
struct tag;

/* Brackets that are open: what their variation goes on from. */
struct sgf_opening {
	size_t offset;
	size_t node; /* before the bracket */
};

struct sgf_builder {
	struct sgf_tree *tree;
	struct arena *arena;
	struct diags *diags;
	struct text bytes;
	size_t at;
	size_t node; /* the last one of the line at hand; SGF_NONE: none */
	size_t node_room, property_room, value_room;
	struct sgf_opening *open;
	size_t depth, open_room;
	/* Of the node at hand: to find a property that stands twice. */
	struct tag *names;
	size_t name_count, name_room;
	struct pin_names index;
	bool is_told; /* something is wrong between its properties */
};

static inline bool
sgf_is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool
sgf_is_letter(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

static inline void
sgf_skip_spaces(struct sgf_builder *builder)
{
	while (builder->at < builder->bytes.length &&
	       sgf_is_blank(builder->bytes.start[builder->at]))
		builder->at++;
}

/* --- sgf_tree.c --- */

void sgf_tell_place(struct sgf_builder *builder, enum diag id, size_t offset,
		    size_t length, const char *reason);

/* Of what stands between the properties of a node only the first is told. */
void sgf_tell_stray(struct sgf_builder *builder, size_t offset, size_t length,
		    const char *reason);

/* --- sgf_property.c --- */

/*
 * At a letter: takes a property with its values into the node at hand, or a
 * word of text that has lost its brackets.
 */
void sgf_take_word(struct sgf_builder *builder);

/* At a bracket without a name: skips the value. */
void sgf_take_nameless(struct sgf_builder *builder);

#endif
