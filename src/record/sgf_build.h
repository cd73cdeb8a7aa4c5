/*
 * From the tree of an SGF file to a record.  Private to the readers of SGF.
 */
#ifndef RECORD_SGF_BUILD_H
#define RECORD_SGF_BUILD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "record/pin_names.h"
#include "record/record.h"
#include "record/sgf_names.h"
#include "record/sgf_tree.h"

struct arena;

/* How turns stand in nodes. */
enum sgf_dialect {
	SGF_CLEARTEXT,	/* B[12 ...]: the number of the ply, the turn */
	SGF_BACKGAMMON, /* B[61yg], and DI[61] for a roll */
	SGF_BOARDSPACE	/* P0[12 Pick 3 C4 0], see record/sgf_boardspace.h */
};

struct sgf_build {
	const struct sgf_tree *tree;
	struct arena *arena;
	struct diags *diags;
	struct record *record;
	enum sgf_dialect dialect;
	bool has_game; /* it is named outside */
	size_t item_room, tag_room;
	struct pin_names names; /* of the tags */
	/* Of the tags that came from properties: their numbers plus 1. */
	size_t from_property[SGF_TAG_COUNT];
	bool is_too_deep; /* was said */
	/* BoardSpace: what the gestures of the turn have taken so far. */
	unsigned long time;
	const struct sgf_property *time_place; /* the last of them, or NULL */
	size_t depth;
	/* Of the last turn of each line: its item plus 1, and its number. */
	struct sgf_last {
		size_t item;
		unsigned ply;
		bool is_joined; /* of two nodes already */
	} last[RECORD_DEPTH_MAX + 1];
};

/* --- sgf_node.c --- */

/* Adds what stands in the node; whether there was a turn. */
bool sgf_read_node(struct sgf_build *build, size_t node);

/* What stood before the bracket of the variation that begins with the node. */
void sgf_read_between(struct sgf_build *build, size_t node);

/* A new item at the end, its place being that of `raw`. */
struct item *sgf_add_item(struct sgf_build *build, enum item_kind kind,
			  struct text text, struct text raw);

/* The same for a turn; one that is too long is told, and empty. */
void sgf_add_turn(struct sgf_build *build, struct text text, struct text raw,
		  bool is_black);

/* A finding about a property with its reason. */
void sgf_tell(struct sgf_build *build, enum diag id,
	      const struct sgf_property *property, const char *reason);

/* All values as they stand, `][` between them. */
struct text sgf_join(const struct sgf_build *build,
		     const struct sgf_property *property);

/* --- sgf_tags.c --- */

/* A new tag at the end; `property` NULL: what no property says. */
struct tag *sgf_add_tag(struct sgf_build *build, struct text name,
			struct text value, const struct sgf_property *property);

/*
 * A tag that a property says; noted, since SGF_TAGS may say it more exactly.
 */
void sgf_add_known(struct sgf_build *build, enum sgf_tag tag, struct text value,
		   const struct sgf_property *property);

/* Game, dialect and tags from the root. */
void sgf_read_tags(struct sgf_build *build);

/* --- sgf_exact.c --- */

/* Tags that the property says, in place of what others said of them. */
void sgf_read_exact(struct sgf_build *build,
		    const struct sgf_property *property);

/* Comments that stand before tags. */
void sgf_read_remarks(struct sgf_build *build,
		      const struct sgf_property *property);

/* --- sgf_turn.c --- */

/*
 * Adds the turn that the property B or W says.  False when it says nothing, or
 * belongs to the turn before.
 */
bool sgf_read_turn(struct sgf_build *build,
		   const struct sgf_property *property);

/* Adds a roll that was not played, of a node with DI. */
bool sgf_read_roll(struct sgf_build *build, size_t node,
		   const struct sgf_property *property);

/* --- sgf_setup.c --- */

/* Whether the root sets checkers up, and whether a property belongs to that. */
bool sgf_has_setup(const struct sgf_build *build);
bool sgf_is_setup(const struct sgf_build *build,
		  const struct sgf_property *property);

/*
 * The tag Position from AB, AW, PL and DI in the root, if they are there and
 * there is no such tag.
 */
void sgf_read_setup(struct sgf_build *build);

#endif
