/*
 * A record as data, as YAML and JSON have it (see pinrec-record(5)): a map with
 * the keys game, tags and turns.  Knows neither's spelling.
 */
#ifndef RECORD_DATA_H
#define RECORD_DATA_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct item;
struct record;
struct strbuf;
struct yaml_node;

/* --- data_read.c --- */

/*
 * Fills the record (whose source, offset and length are set) from its tree;
 * `root` may be NULL when nothing could be read.  What is wrong is added to
 * `diags`; the record holds what could be read.
 */
void data_read(const struct yaml_node *root, struct record *record,
	       struct arena *arena, struct diags *diags);

/* Whether records have a key of this name, or one that is near to it. */
bool data_has_key(struct text name);
bool data_is_near_key(struct text name);

/* --- data_walk.c: the items of a record as entries, for writing --- */

enum data_event {
	DATA_ENTRY, /* see struct data_walk */
	DATA_LINE,  /* a variation of the entry before begins */
	DATA_LINE_END,
	DATA_LINES_END, /* behind the last variation of an entry */
	DATA_END
};

/*
 * A walk through the items of a canonical record.  An entry is a turn or
 * result, if it has one, then glyphs, comments and variations, in this order;
 * what stands in another order is an entry of its own.
 */
struct data_walk {
	const struct record *record;
	size_t next; /* item */
	size_t depth;
	bool is_at_start; /* of a line */
	bool is_in_lines; /* a variation of the entry at hand may follow */

	/* of DATA_ENTRY */
	const struct item *head; /* NULL: none */
	const struct item *glyphs, *comments;
	size_t glyph_count, comment_count;
	bool has_lines; /* variations follow: DATA_LINE comes next */
	bool is_first;	/* in its line */
};

void data_walk_begin(struct data_walk *walk, const struct record *record);
enum data_event data_walk_next(struct data_walk *walk);

/* The number that must be written before the entry's turn, or 0. */
unsigned data_walk_number(const struct data_walk *walk);

/* The position after the entry's turn; empty: none is to be written. */
struct text data_walk_position(const struct data_walk *walk);

/* "31: 24/21 24/23" in two: false when a turn is none of this form. */
bool data_split_dice(struct text turn, struct text *dice, struct text *play);

/* --- data_text.c --- */

/*
 * Appends one character of a text in double quotes, taken off the front of
 * `rest`, as YAML and JSON both read it.  What could not be seen or could
 * steer a terminal is escaped; bytes that are no UTF-8 stay as they are.
 */
void data_put_character(struct text *rest, struct strbuf *out);

/* Appends the whole text in double quotes. */
void data_put_quoted(struct text text, struct strbuf *out);

/* --- json_write.c --- */

/*
 * Appends the variations of the entry at hand as a list, up to and with
 * DATA_LINES_END; `gap` stands behind colons and commas.
 */
void json_put_lines(struct data_walk *walk, const char *gap,
		    struct strbuf *out);

#endif
