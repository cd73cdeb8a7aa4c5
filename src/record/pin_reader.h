/*
 * Reading a .pin file in parts: the reader's state, its findings, and the
 * building of the record.  Private to record/pin_*.
 */
#ifndef RECORD_PIN_READER_H
#define RECORD_PIN_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "record/pin_lex.h"
#include "record/pin_names.h"
#include "record/record.h"

/* A line of play: the main one, or a variation. */
struct pin_line {
	size_t offset; /* of the bracket that opened it */
	bool has_turn;
};

struct pin_reader {
	struct pin_lex lex;
	struct text bytes;
	struct arena *arena;
	struct diags *diags;
	struct record *record;
	size_t item_room, tag_room;
	struct pin_names names; /* of the tags */
	/* Comments that wait for the tag or the turn that they precede. */
	struct item *waiting;
	size_t waiting_count, waiting_room;
	size_t end;		      /* of the last token of the game */
	size_t skipped, skipped_size; /* the first text before the game */
	bool has_started;
	bool is_binary;	      /* then nothing else is worth saying */
	bool is_too_deep;     /* was said */
	bool is_number_after; /* the text after the result is a number */
	unsigned bits;	      /* of all tokens */
	size_t star;	      /* item of the last result */
	size_t depth;	      /* open variations */
	size_t unread_depth;  /* open brackets of one that is not read */
	struct pin_line lines[RECORD_DEPTH_MAX + 1];
};

static inline struct text
pin_text_at(const struct pin_reader *reader, size_t start, size_t length)
{
	return (struct text){reader->bytes.start + start, length};
}

/* A new one at the record's end, to be filled. */
static inline struct item *
pin_new_item(struct pin_reader *reader)
{
	struct record *record = reader->record;

	if (record->item_count == reader->item_room)
		record->items = arena_grow(reader->arena, record->items,
					   record->item_count,
					   &reader->item_room,
					   sizeof(*record->items));
	return &record->items[record->item_count++];
}

/* --- pin_report.c: findings; none follows that of a binary game --- */

/* Adds a finding that says `text` as its fact `name` (NULL: none). */
void pin_report(struct pin_reader *reader, enum diag id, size_t offset,
		size_t length, const char *name, struct text text);

/* The same of words (a literal) that are looked up in the catalog. */
void pin_report_words(struct pin_reader *reader, enum diag id, size_t offset,
		      size_t length, const char *name, const char *words);

void pin_report_token(struct pin_reader *reader, enum diag id,
		      const struct pin_token *token);
void pin_report_limit(struct pin_reader *reader, enum diag id,
		      const struct pin_token *token, long limit);
void pin_report_byte(struct pin_reader *reader, enum diag id, size_t offset);

/* The finding about `tag` names the place of its twin too. */
void pin_report_twice(struct pin_reader *reader, const struct tag *tag,
		      const struct tag *twin);

/* Tells the first of the bytes that are no text, once a game. */
void pin_report_binary(struct pin_reader *reader,
		       const struct pin_token *token);

/* --- pin_build.c: the parts of the record --- */

void pin_build_token(struct pin_reader *reader, const struct pin_token *token);

/* Nothing follows: what waits is put in, and variations are closed. */
void pin_build_end(struct pin_reader *reader);

/* --- pin_plain.c --- */

/*
 * In move text, where no token is special: takes the plain turns and numbers
 * that come next, as taking their tokens would.
 */
void pin_read_plain(struct pin_reader *reader);

#endif
