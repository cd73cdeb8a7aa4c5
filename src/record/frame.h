/*
 * What containers of plain lines share: a record in the making, tags that
 * stand in lines such as `; [Event "Club"]`, bytes that are no text.
 */
#ifndef RECORD_FRAME_H
#define RECORD_FRAME_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "record/line.h"
#include "record/pin_names.h"
#include "record/record.h"

struct arena;
struct reading;
struct strbuf;

/* One game while it is read; begins as frame_begin leaves it. */
struct frame {
	struct text bytes;
	struct arena *arena;
	struct diags *diags;
	struct record *record;
	size_t item_room, tag_room;
	struct pin_names names;
	/* Tags below it were said for several games: the game's own win. */
	size_t own_tags;
	size_t last_turn; /* item of it, from 1; 0: none yet */
	bool has_started;
	bool is_binary;		      /* then nothing else is worth saying */
	size_t skipped, skipped_size; /* the first text before the game */
	size_t end;		      /* of what belongs to the game */
};

void frame_begin(struct frame *frame, const struct reading *reading,
		 struct arena *arena, struct record *record,
		 struct diags *diags);

/*
 * Whether the file begins as UTF-16: then the record is nothing but that
 * finding.
 */
bool frame_is_utf16(struct frame *frame, struct reading *reading);

/* The game begins there. */
void frame_start(struct frame *frame, size_t offset);

/* A finding that says `text` as its fact `name` (NULL: none). */
void frame_report(struct frame *frame, enum diag id, size_t offset,
		  size_t length, const char *name, struct text text);

/* The same of words (a literal) that are looked up in the catalog. */
void frame_report_words(struct frame *frame, enum diag id, size_t offset,
			size_t length, const char *name, const char *words);

/* A line before the game: all of them are told together. */
void frame_skip(struct frame *frame, const struct text_line *line);

/*
 * Tells bytes of the line that are no text, once a game.  Free text (names,
 * comments) may have anything but zeros.
 */
void frame_check_bytes(struct frame *frame, const struct text_line *line,
		       bool is_free);

struct item *frame_add_item(struct frame *frame, enum item_kind kind,
			    struct text text, size_t offset, size_t length);

/* A turn of that side; one that is too long is told and left out. */
void frame_add_turn(struct frame *frame, enum item_side side, struct text text,
		    size_t offset, size_t length);

/* The words of `text` with one blank between them, in the arena. */
struct text frame_join(struct frame *frame, struct text text);

/* A tag that no line writes as one; place as given. */
void frame_add_tag(struct frame *frame, size_t at, const char *name,
		   struct text value, size_t offset, size_t length);

/* Whether the line is `; [Name "...`. */
bool frame_is_tag(struct text line);

/*
 * Takes that line for a tag; `place` is where it is told to stand, NULL: where
 * it does.
 */
void frame_take_tag(struct frame *frame, struct text line, size_t offset,
		    const size_t *place);

/* A line that begins with a semicolon and is no tag. */
void frame_take_comment(struct frame *frame, const struct text_line *line);

/*
 * The result that a line claims, such as W+2.  It becomes the last word of the
 * record unless the tag Result says the same and more.
 */
void frame_add_win(struct frame *frame, enum item_side side, struct text points,
		   size_t offset, size_t length);

/* Nothing of the game follows: what is implied is added. */
void frame_finish(struct frame *frame);

/*
 * Whether there is a record.  Text that belongs to no game is told; bytes that
 * are no text are a record of nothing else.
 */
bool frame_end(struct frame *frame, const struct reading *reading);

/* --- writing --- */

/* Appends `; [Name "value"]` and a line end. */
void frame_write_tag(const struct tag *tag, struct strbuf *out);

/* What of a win the formats say in words of their own. */
struct frame_win {
	bool is_plain; /* all is said so: the board shows how it was won */
	enum item_side side;
	unsigned points;
};
struct frame_win frame_find_win(const struct record *record);

/* Whether nothing is left that the tag Result could add. */
bool frame_is_won_plainly(const struct record *record,
			  const struct frame_win *win, const struct tag *tag);

/* Whether the tag has its own place among tags, wherever it stood. */
bool frame_is_ordered(const struct tag *tag);

/* A plain number: without a zero in front, at most six digits, above 0. */
bool frame_is_number(struct text text);

/* Points before the game, "2-1", of plain numbers or 0.  False if it is not. */
bool frame_read_score(struct text text, struct text *white, struct text *black);

/*
 * Whether a player's name can stand in a line with others and be read from it:
 * no line ends, runs of blanks, colons; no beginning that looks like more.
 */
bool frame_is_simple_name(struct text name);

#endif
