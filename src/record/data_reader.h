/*
 * A record while it is made from data: the reader's state and what its parts
 * share.  Private to record/data_*.c.
 */
#ifndef RECORD_DATA_READER_H
#define RECORD_DATA_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "record/pin_names.h"
#include "record/record.h"
#include "record/yaml_tree.h"

struct arena;

/* A line of play: the main one, or a variation. */
struct data_line {
	const struct yaml_node *next;	    /* entry */
	const struct yaml_node *variations; /* of the entry at hand, to come */
	size_t offset;
	bool has_turn;
};

struct data_reader {
	struct record *record;
	struct arena *arena;
	struct diags *diags;
	size_t item_room, tag_room;
	struct pin_names names; /* of the tags */
	bool has_result, is_after_told;
	bool is_too_deep; /* was said */
	struct data_line *lines;
	size_t depth;
};

static inline struct data_line *
data_line_of(struct data_reader *reader)
{
	return &reader->lines[reader->depth];
}

/* --- data_read.c --- */

/* A finding at the node that says `text`. */
void data_report(struct data_reader *reader, enum diag id,
		 const struct yaml_node *node, struct text text);

/* A finding about a limit. */
void data_report_limit(struct data_reader *reader, enum diag id,
		       const struct yaml_node *node, long limit);

/* A new item at the record's end, which stands where the node does. */
struct item *data_new_item(struct data_reader *reader, enum item_kind kind,
			   struct text text, const struct yaml_node *node);

/*
 * Where the text's first byte stands: at the node's, or behind a quote.  False
 * when it is spelled otherwise in the source.
 */
bool data_find_verbatim(const struct data_reader *reader,
			const struct yaml_node *node, size_t *start);

/* A text that may stand in any format: no byte of it is zero. */
bool data_check_text(struct data_reader *reader, const struct yaml_node *node);

/* Adds the comments of a key, which may be NULL, as items. */
void data_take_comments(struct data_reader *reader,
			const struct yaml_node *list);

/* Behind the result only comments have a place: false, with a finding. */
bool data_check_before_result(struct data_reader *reader,
			      const struct yaml_node *node);

/*
 * A key that has one text or a list of them: the first, and the next; NULL when
 * there is none.
 */
static inline const struct yaml_node *
data_first_text(const struct yaml_node *node)
{
	return node != NULL && node->kind == YAML_LIST ? node->first : node;
}

static inline const struct yaml_node *
data_next_text(const struct yaml_node *list, const struct yaml_node *node)
{
	return list->kind == YAML_LIST ? node->next : NULL;
}

/* A block of YAML ends with a line end that nobody means. */
static inline struct text
data_block_text(struct text text)
{
	if (text_ends(text, "\n") && !text_ends(text, "\n\n"))
		text.length--;
	return text;
}

/* --- data_tags.c: game, tags and the comments among them --- */
void data_take_tags(struct data_reader *reader, const struct yaml_node *root);

/* --- data_head.c: what an entry begins with --- */

/* A turn that is one text. */
void data_take_turn(struct data_reader *reader, const struct yaml_node *node);

/* The turn or result of an entry, with its number and position. */
void data_take_head(struct data_reader *reader, const struct yaml_node *entry);

#endif
