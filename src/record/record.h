/*
 * A record: the tags and the words of one game, in order, each with the place
 * where it stood.  Knows no game's rules and no spelling of turns.
 */
#ifndef RECORD_RECORD_H
#define RECORD_RECORD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct source;

enum { RECORD_DEPTH_MAX = 512 }; /* nested variations */
enum { RECORD_TURN_BYTES_MAX = 512 };

enum item_kind {
	ITEM_TURN,	   /* text: as written, a glyph at its end included */
	ITEM_COMMENT,	   /* text: what is inside the braces */
	ITEM_LINE_COMMENT, /* text: from after the semicolon, trimmed */
	ITEM_GLYPH,	   /* text: "$1", or "!?" that stood alone */
	ITEM_NUMBER,	   /* text: "3." or "3..."; only as read */
	ITEM_OPEN,	   /* a variation begins */
	ITEM_CLOSE,
	ITEM_RESULT /* text: "W+S", "*", "1-0" ... */
};

enum item_side { ITEM_UNSAID, ITEM_WHITE, ITEM_BLACK };

/* How a turn that is recorded in parts ends. */
enum item_end {
	ITEM_WHOLE,
	ITEM_OPEN_END, /* what ends it is not written */
	ITEM_CUT       /* the same, and the record ends there */
};

/* A position that is claimed, with its place; or one that is to be written. */
struct item_position {
	struct text text; /* empty: none */
	size_t offset, length;
};

/* What few items have. */
struct item_extra {
	/*
	 * Where the bytes of the text stand in the source, if not one after the
	 * other from the item's offset on: those before `split` from `start`
	 * on, those from `split` on from `split_offset` on.  Or they stand
	 * nowhere as they are, and only the whole item has a place.
	 */
	bool is_respelled;
	size_t start, split, split_offset;
	struct item_position position; /* after the turn */
};

/* As much as the machine fetches at once: a game is an array of them. */
struct item {
	struct text text;
	size_t offset, length;		/* in the source */
	const struct item_extra *extra; /* NULL: none */
	enum item_kind kind : 8;
	/*
	 * Of a turn: who makes it.  As read, where the format says so: checked
	 * by replay.  For writing, set by record/canonical.
	 */
	enum item_side side : 8;
	enum item_end end : 8; /* of a turn that is recorded in parts */
	bool is_second : 1;    /* see `number` */
	bool wins : 1;	       /* the turn wins the game on the board */
	/*
	 * For writing, set by record/canonical: the number that stands before
	 * a turn, 0 for none, and whether as "n..." (the second side's); and
	 * the number among the turns of both sides, as positions count.
	 */
	unsigned number;
	unsigned ply;
	/*
	 * Of a turn that is recorded gesture by gesture: those, which are turns
	 * of the record as it was read (see record/replay_gestures.h).
	 */
	unsigned part_count;
	const struct item *const *parts;
};

struct tag {
	struct text name;
	struct text value;   /* without quotes, escapes undone */
	size_t offset;	     /* of the bracket */
	size_t value_offset; /* of the first byte inside the quotes */
	size_t length;	     /* of all of it */
	/* Comments that stand before this tag, after the one before. */
	struct item *comments;
	size_t comment_count;
};

struct record {
	const struct source *source;
	struct text notation;  /* of its turns; empty: the native one */
	size_t offset, length; /* of the whole game in the source */
	struct tag *tags;
	size_t tag_count;
	struct item *items; /* the move text; flat, variations included */
	size_t item_count;
	/* Reading could not take all of it: what lacks may have been there. */
	bool is_partial;
	struct item_position final; /* after the main line */
	/*
	 * For writing, set by record/canonical: the tag Result alone says what
	 * the last word says too.
	 */
	bool is_result_clear;
	/*
	 * Text after the result that is neither comment nor tag: where the
	 * first word of it stands; length 0 when there is none.
	 */
	struct text after_result;
	size_t after_result_offset;
	/*
	 * The format has no words for how a game was won: a win that the board
	 * does not show was resigned.
	 */
	bool tells_no_reason;
	/*
	 * From whose side the points of both are numbered, where the file says
	 * so and not the notation (see its `seen-by`).
	 */
	enum item_side numbered_by;
};

/* The tag of that name, or NULL. */
static inline const struct tag *
record_tag(const struct record *record, const char *name)
{
	struct text wanted = text_of(name);
	size_t i;

	for (i = 0; i < record->tag_count; i++)
		if (text_equals(record->tags[i].name, wanted))
			return &record->tags[i];
	return NULL;
}

/*
 * Where `length` bytes of the item's text from byte `start` on stand in the
 * source; all of the item when that cannot be said or `length` is 0.
 */
void item_place(const struct item *item, size_t start, size_t length,
		size_t *place, size_t *place_length);

/* The last result word of the record, or NULL. */
const struct item *record_result(const struct record *record);

#endif
