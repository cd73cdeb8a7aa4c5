/*
 * The dialect of SGF in which BoardSpace keeps its games.  Private to
 * record/sgf_*.
 */
#ifndef RECORD_SGF_BOARDSPACE_H
#define RECORD_SGF_BOARDSPACE_H

#include <stdbool.h>

#include "base/text.h"
#include "record/sgf_names.h"

struct item;
struct record;
struct sgf_build;
struct sgf_node;
struct sgf_property;
struct sgf_tree;
struct sgf_writer;
struct tag;

/* P0 or P1: Black, who moves first, and White. */
bool sgf_is_player(struct text name);

/* Whether a property of the game is one of these. */
bool sgf_is_boardspace(const struct sgf_tree *tree);

/* Game, dialect and rules of such a game. */
void sgf_read_boardspace(struct sgf_build *build);

/* A property of the root; whether it was one of the dialect's own. */
bool sgf_read_boardspace_property(struct sgf_build *build,
				  const struct sgf_property *property);

/*
 * The time of a gesture, in its node or one of its own: whether it is one.
 * Those of a turn are added up, and a comment behind it says the sum.
 */
bool sgf_read_time(struct sgf_build *build,
		   const struct sgf_property *property);

/* Adds that comment, if there are times that none says. */
void sgf_add_time(struct sgf_build *build);

/* The gestures that stand behind a node. */
void sgf_read_run(struct sgf_build *build, const struct sgf_node *node);

/* P0 or P1 of a node: a tag or gestures. */
void sgf_read_player(struct sgf_build *build,
		     const struct sgf_property *property);

/* --- sgf_write_boardspace.c --- */

/* SU: "Plateau 2 1234 101", or "plateau". */
struct sgf_boardspace_setup {
	struct text name, players, seed, revision;
};

struct sgf_boardspace_setup sgf_read_boardspace_setup(struct text text);

/*
 * The rules that follow from it where RU says none.  Without a revision a name
 * in small letters means an old one.
 */
const char *sgf_boardspace_rules(const struct sgf_boardspace_setup *setup);

/* Whether it says more than what every such file does. */
bool sgf_is_special_setup(const struct sgf_boardspace_setup *setup);

/* The properties that come first, instead of those of other dialects. */
void sgf_write_boardspace_root(struct sgf_writer *writer,
			       const struct record *record);

/* Whether the tag SU is said by these. */
bool sgf_is_boardspace_setup(const struct record *record,
			     const struct tag *tag);

/* Writes a tag that P0 and P1 say; false if it is none of them. */
bool sgf_write_boardspace_tag(struct sgf_writer *writer, enum sgf_tag tag,
			      struct text value);

/*
 * Whether the node at hand is that of a gesture and has room for a property.
 * Times in nodes of their own belong to the gesture behind: one that stands in
 * no node of a gesture must look otherwise.
 */
bool sgf_is_at_gesture(const struct sgf_writer *writer, struct text name);

/* The first gesture, unless some are written. */
void sgf_write_start(struct sgf_writer *writer);

/* The gestures of a turn, a node each. */
void sgf_write_gestures(struct sgf_writer *writer, const struct item *turn);

/* Those that end a game off the board; false: the result is none of these. */
bool sgf_write_end(struct sgf_writer *writer, struct text result);

#endif
