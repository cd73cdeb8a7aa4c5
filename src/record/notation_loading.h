/*
 * A notation while it is loaded.  Private to record/notation_*.c.
 */
#ifndef RECORD_NOTATION_LOADING_H
#define RECORD_NOTATION_LOADING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "record/yaml_tree.h"

struct notation;
struct notations;
struct source;
struct spelling_word;

struct loading {
	struct notation *notation;
	const struct source *source;
	struct notations *known; /* before it */
	struct arena *scratch;	 /* given back after loading */
	struct diags *diags;
	struct yaml_node *root;
	const struct notation *like; /* whose turns are spelled so; or NULL */
};

/* --- notation_keys.c --- */

/* A key that a map may have; tables of them end with a NULL name. */
struct loading_key {
	const char *name;
	enum yaml_kind kind;
	bool is_required;
	bool is_either; /* of any kind: looked at later */
};

/* A stretch of the source that is wrong; `nearest` may be NULL. */
void loading_refuse(struct loading *loading, enum diag id, size_t offset,
		    size_t length, struct text key, const char *reason,
		    const char *nearest);

/* The same for the value of a key, for the key, and for one that lacks. */
void loading_refuse_value(struct loading *loading, const struct yaml_node *node,
			  const char *reason, const char *nearest);
void loading_refuse_key(struct loading *loading, enum diag id,
			const struct yaml_node *node, const char *reason,
			const char *nearest);
void loading_refuse_missing(struct loading *loading,
			    const struct yaml_node *map, const char *key);

/* Whether the map has keys of the table only, and all that are required. */
bool loading_check_keys(struct loading *loading, const struct yaml_node *map,
			const struct loading_key *keys);
bool loading_check_kind(struct loading *loading, const struct yaml_node *node,
			enum yaml_kind kind);

/* The value as one of the names, or 0 (the default) when it is absent. */
size_t loading_choice(struct loading *loading, const struct yaml_node *map,
		      const char *key, const char *const *names);
unsigned loading_number(struct loading *loading, const struct yaml_node *map,
			const char *key, unsigned absent, unsigned least,
			unsigned most);

/* Whether it is letters, digits and `extra`, a letter first. */
bool loading_is_name(struct text text, char extra);

/* Among `names`, which end with NULL: the number of one, or their count. */
size_t loading_find(const char *const *names, struct text name);
const char *loading_nearest(const char *const *names, struct text name);

/* A copy that lives as long as the notation. */
struct text loading_keep(struct loading *loading, struct text text);

/* --- notation_frame.c --- */

/*
 * Which container frames its games, in which of its ways, what the format
 * cannot carry.  Refuses what the container would not read again.
 */
void loading_frame(struct loading *loading);

/* What the frame says in the notation's own words. */
void loading_words(struct loading *loading, const struct yaml_node *words);

/* --- notation_lists.c: what is there several times --- */
void loading_lists(struct loading *loading, const struct yaml_node *lists);

/* --- notation_like.c --- */

/*
 * Takes over what the notation named by the key like says of turns; true also
 * when there is no such key.
 */
bool loading_like(struct loading *loading);

/* --- notation_values.c: how fields are spelled --- */
void loading_values(struct loading *loading, const struct yaml_node *values);

/* A map of words, at most SPELLING_WORDS_MAX of them; their count. */
size_t loading_spellings(struct loading *loading, const struct yaml_node *map,
			 struct spelling_word **words);

/* --- notation_guard.c --- */

/* Why a pattern cannot be part of a whole, and where; NULL when it can. */
const char *loading_find_forbidden(struct text pattern, size_t *at);

/* --- notation_patterns.c --- */

/*
 * Puts the parts, the lists and the turns' patterns together, compiles them
 * and finds out what their groups mean.  Adds findings when they are wrong.
 */
void loading_patterns(struct loading *loading);

/* --- notation_examples.c: does the notation do what its examples say? --- */
void loading_examples(struct loading *loading);

/* --- notation_framed.c: can the container hold such turns? --- */

/*
 * Writes each turn of the examples into a file and reads that again.  Refuses
 * the container when what comes back is another turn or none.
 */
void loading_try_frame(struct loading *loading);

#endif
