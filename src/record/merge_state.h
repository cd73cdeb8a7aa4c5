/*
 * What the files that merge records share.  Private to record/merge*.
 *
 * First each record is replayed on its own board, and what it tells is noted.
 * Then the two are walked through together, line by line, and what both say
 * becomes one record.  At last that is replayed itself: what does not fit is
 * taken out again, and the rest is put into the canonical form.
 */
#ifndef RECORD_MERGE_STATE_H
#define RECORD_MERGE_STATE_H

#include <stdbool.h>

#include "base/fields.h"
#include "record/record.h"
#include "record/replay_state.h"

/* What one record says at one item. */
struct told {
	const struct item *item;
	enum replay_event event;
	/* Of a turn that was played: its fields, with all that was seen. */
	enum side side;
	uint8_t turn_kind;
	uint16_t field_count;
	const struct field_value *values;
	const char *bytes;
	struct text glyph;
	unsigned number; /* of a turn, from 1 */
	size_t close;	 /* of a bracket that opens: where it is closed */
	bool is_taken;	 /* with a variation of the other record's */
};

/* One of the two records. */
struct sheet {
	struct replay *replay;
	enum view view; /* who kept it; VIEW_ALL: nothing is hidden in it */
	struct told *told;
	size_t count;
};

/* The main line or a variation, in one of the records or in both. */
struct merge_line {
	size_t at[2], end[2]; /* among what is told; the next, and the last */
	bool has[2];
	bool is_alone; /* one of them has come to its end */
	bool is_cut;   /* they disagree: nothing more goes into the result */
	size_t open;   /* items of the result when it began, less its bracket */
	bool has_turn;
};

struct merge {
	struct sheet sheets[2];
	struct arena *arena;
	struct record *merged;
	/* Where each of its items is from; NULL: not from that record. */
	const struct told *(*origins)[2];
	enum view view; /* of the result; VIEW_ALL: no View tag */
	struct fields fields;
	struct merge_line *lines; /* a stack, the main line first */
	size_t depth;		  /* of them that are open, less the first */
	bool is_cut;		  /* the main line is */
	bool starts_unknown;	  /* some face at the start */
	bool has_unknown;	  /* some face in the turns that were written */
	bool ends_early[2];	  /* its main line is the shorter one */
	struct text result;
	size_t lengths[2]; /* where the main lines end */
};

/* --- merge_told.c --- */

/* Replays the record to its end and notes what it tells. */
void merge_note(struct merge *merge, unsigned which);

/* The turn as it is written, without # and glyph; in the arena. */
struct text merge_write_told(struct merge *merge, unsigned which,
			     const struct told *told);

/* --- merge_report.c --- */

/*
 * A finding at each of the two places; NULL: none there.  `texts` are what the
 * two say, or NULL, and `why` may be empty.  It is about a turn or the result.
 */
void merge_report(struct merge *merge, enum diag id,
		  const struct told *const places[2],
		  const struct text texts[2], struct text why);

/* The same at the tags of that name, or where each record begins. */
void merge_report_tags(struct merge *merge, enum diag id, const char *what,
		       const char *name, const struct text texts[2]);

/* --- merge_turn.c --- */

/* Two spellings of one thing, what is unknown in one filled in. */
bool merge_unify(struct text a, struct text b, char unknown, struct text *both,
		 struct arena *arena);

/* Whether the two turns can be the same one; then it is in `merge->fields`. */
bool merge_unify_turns(struct merge *merge, const struct told *a,
		       const struct told *b);

/*
 * The turn of both, or of the one that is not NULL; in the arena.  `has_seen`:
 * with what was captured and shown.
 */
struct text merge_write(struct merge *merge, const struct told *a,
			const struct told *b, bool has_seen);

/* Adds a turn to the result; one of the two may be NULL, or they fit. */
void merge_add_turn(struct merge *merge, const struct told *a,
		    const struct told *b);

/* Adds any other item. */
void merge_add_item(struct merge *merge, const struct item *item,
		    const struct told *a, const struct told *b);

/* --- merge_line.c --- */

/* Walks through both records and fills the result. */
void merge_walk(struct merge *merge);

/* --- merge_tags.c --- */

/* The tags of both; `start` is the position that both begin with. */
void merge_tags(struct merge *merge, struct text start);

/* How the game ended by both; empty when neither says it. */
struct text merge_result(struct merge *merge);
void merge_report_result(struct merge *merge, enum diag id,
			 const struct text results[2]);

/* --- merge_end.c --- */

/*
 * Replays the result, takes out what does not fit, and brings it into the
 * canonical form.  False when it cannot even begin.
 */
bool merge_end(struct merge *merge);

#endif
