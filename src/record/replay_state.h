/*
 * What the files of replay share among themselves: a line of play, the tools
 * of a thread, the state of one record.  Private to record/replay*.c and
 * record/canonical.c.
 */
#ifndef RECORD_REPLAY_STATE_H
#define RECORD_REPLAY_STATE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/fields.h"
#include "base/strbuf.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/replay_history.h"
#include "record/turn_cache.h"

enum {
	REPLAY_TAGS_KEPT = 16, /* names of tags that were judged before */
	REPLAY_TAG_BYTES = 32
};

enum { REPLAY_DICE_MOST = 6, REPLAY_LOOSE_MAX = 2 };

/* One of a thread's tools for one notation. */
struct turn_reader {
	const struct notation *notation;
	struct notation_reader *reader;
	struct turn_cache *cache;   /* the turns that it has met */
	bool is_turned[SIDE_COUNT]; /* notation_is_turned */
	struct turn_reader *next;
};

/* Kept from record to record, so that no turn and no game allocates. */
struct replay_tools {
	const struct replay_options *options;
	struct turn_reader *readers; /* one for each notation met */
	struct strbuf words, more_words;
	struct gesture_cache *gestures; /* NULL until it is needed */
	struct fields fields;		/* for writing */
	struct problem problem;
	/* Unknown tags that are near no known one. */
	char tags[REPLAY_TAGS_KEPT][REPLAY_TAG_BYTES];
	size_t tag_lengths[REPLAY_TAGS_KEPT];
	size_t tag_count;
};

/* The main line, or a variation that is open. */
struct line {
	void *position, *before;
	void *move, *trial;    /* the last one played, and the next one */
	unsigned plies;	       /* turns completed, from the record's start */
	unsigned plies_before; /* the same before the last turn */
	unsigned turns;	       /* taken in this line */
	/* Knowledge: of a sheet, and of the view that looks on; or NULL. */
	void *sheet, *sheet_before;
	void *seen, *seen_before;
	void *shown, *shown_before;  /* positions as that view sees them */
	bool is_broken;		     /* the rest of it is skipped */
	bool can_branch;	     /* `before` is that of the last turn */
	bool is_mid_turn;	     /* a refused tender: the turn goes on */
	bool was_mid_turn;	     /* the same before the last turn */
	bool is_noted;		     /* the last turn added to the history */
	bool took_back;		     /* the outer line's last position was taken
				   out of the history while this one is open */
	size_t mark;		     /* where this line begins in the history */
	long shift;		     /* by which the last number was wrong */
	unsigned first_plies;	     /* `plies` at its beginning */
	const struct item *last;     /* turn */
	const struct item *earlier;  /* the turn before that; NULL: none */
	const struct item *replaced; /* by this variation; NULL: main line */
	bool has_dice;		     /* its first turn should have those of */
	uint8_t dice[2]; /* the turn that it replaces, higher first */
};

struct replay_state {
	struct replay_tools *tools;
	struct arena *arena;
	struct diags *diags;
	const struct game *game; /* NULL until it is known */
	struct turn_reader *reader;
	unsigned dialect; /* in which turns mean what they do */
	/* Of usual misspellings, when they are asked for and there are any. */
	struct turn_reader *loose[REPLAY_LOOSE_MAX];
	const struct notation *native;
	const struct notation *target; /* what canonical text is written in */
	struct gesturing *gesturing;   /* record/replay_gestures.h */
	/* The turn read last, by whom, and what it says besides the move. */
	struct text turn;
	enum side turn_mover;
	struct turn_reader *turn_reader;
	struct turn_words words;
	struct line *lines; /* lines[depth] is the one being played */
	size_t depth, line_count, line_capacity;
	unsigned start_number;	/* of the first turn, both sides' from 1 */
	unsigned skipped_turns; /* before the first, when move numbers count */
	unsigned repetition_limit;
	bool is_sheet;	/* the record is one player's, or leaves faces out */
	bool is_signed; /* by the tag View: what it tells too much is told */
	bool follows;	/* it is shown to a view that sees less */
	enum view sheet_view;
	void *sheet_start; /* what the sheet knows at its start */
	void *trial;	   /* and after the turn that is judged */
	void *blind;	   /* the turn that is judged, as the view sees it */
	struct text start_shown; /* the position at the start, for the view */
	struct history history;
	size_t hints_left;	  /* turns that may still be tried for hints */
	struct text excuse_rules; /* under which a turn of the main line is
				     legal that was let pass; or empty */
	/*
	 * Where reading already found the record unreadable: what is wrong
	 * behind that place may be its consequence and is not told.
	 */
	size_t silent_from;
	bool is_finished;
	struct text tag_result, word_result; /* canonical, after finish */
	bool is_result_clear;		     /* one follows from the other */
};

/* A move number as it is written before a turn. */
struct move_number {
	unsigned number;
	bool is_second; /* "3..." */
};

static inline struct line *
replay_line(const struct replay *replay)
{
	return &replay->state->lines[replay->state->depth];
}

/* An emptied problem, ready to be filled. */
static inline struct problem *
replay_problem(struct replay_state *state)
{
	struct problem *problem = &state->tools->problem;

	problem->start = 0;
	problem->length = 0;
	problem->fact_count = 0;
	problem->byte_count = 0;
	problem->other = 0;
	problem->has_more_others = false;
	return problem;
}

/*
 * Adds a finding about a place of the record.  NULL when nothing is to be told
 * there any more.
 */
struct finding *replay_report(struct replay_state *state, enum diag id,
			      size_t offset, size_t length,
			      const struct problem *problem);

/* The turn as it is written, without the mark # and a glyph at its end. */
struct text replay_bare_turn(struct text turn);

/* --- replay_line.c --- */

/* A line more on the stack's memory, deeper than all before. */
void replay_add_line(struct replay *replay);

/* Lets position, before and move of the replay be those of the line. */
void replay_show_line(struct replay *replay);

/* Enters the variation of the last turn of the line; leaves a variation. */
void replay_open_line(struct replay *replay);
void replay_close_line(struct replay *replay);

/*
 * Which variation is being played: "at 3. a1>c1", after the
 * turn that it replaces; empty in the main line.  In the arena.
 */
struct text replay_write_path(const struct replay_state *state);

/* --- replay.c --- */

/*
 * The canonical fields of the turn just played, for the replay's view; no
 * FIELD_WIN, no glyph.
 */
void replay_turn_fields(const struct replay *replay, struct fields *fields);

/* --- replay_read.c --- */

struct turn_reader *replay_find_reader(struct replay_tools *tools,
				       const struct notation *notation);
void replay_free_readers(struct replay_tools *tools);

/* See notation_set_view. */
void replay_set_numbering(struct turn_reader *reader, enum item_side side);

/*
 * What a turn of `mover` means in the position: `move`, and the words of the
 * state, which are there too if only the move is wrong.  What is wrong goes to
 * the tools' problem.
 */
enum diag replay_read_turn(struct replay_state *state,
			   struct turn_reader *reader, struct text turn,
			   enum side mover, const void *position, void *move);

/*
 * The turn of that item will be read soon, if it is one: this saves time,
 * nothing else.
 */
static inline void
replay_expect_item(const struct replay_state *state,
		   const struct record *record, size_t n)
{
	if (n < record->item_count && record->items[n].kind == ITEM_TURN)
		turn_cache_expect(state->reader->cache, record->items[n].text);
}

/* The glyph in the word of the turn read last, or an empty text. */
struct text replay_glyph(const struct replay_state *state);

/* --- replay_turn.c --- */

/* Adds a finding about a turn of the line, at the problem's place in it. */
struct finding *replay_report_turn(struct replay *replay,
				   const struct line *line,
				   const struct item *item, enum diag id,
				   const struct problem *problem);

enum replay_event replay_take_turn(struct replay *replay,
				   const struct item *item);

/* Whether the side to move `before` has won in `position`. */
bool replay_wins(const struct game *game, const void *before,
		 const void *position);

/* --- replay_misread.c --- */

/*
 * Reads the turn as people misspell turns, legal or not; then it is the trial.
 */
bool replay_read_loosely(struct replay *replay, struct line *line,
			 struct text turn);

/* The same if it is legal; a warning says how it should be written. */
bool replay_take_loosely(struct replay *replay, struct line *line,
			 const struct item *item);

/*
 * Adds to the facts of a turn that cannot be read what is missing, or how it is
 * read under --lenient.
 */
void replay_explain_misread(struct replay *replay, struct line *line,
			    struct text turn);

/* --- replay_number.c --- */

/* The number of the turn that comes after so many. */
struct move_number replay_number(const struct replay_state *state,
				 unsigned plies);

void replay_check_number(struct replay *replay, const struct item *item);

/* How many turns count as having been before the record's first one. */
unsigned replay_find_skipped_turns(const struct replay *replay);

/* --- replay_dice.c --- */

/* Notes the dice of the turn that a variation replaces. */
void replay_expect_dice(struct replay *replay, const struct line *outer,
			struct line *line);

/* Tells of other dice in the first turn of a variation. */
void replay_check_dice(struct replay *replay, const struct line *line,
		       const struct item *item);

/* The dice that the fields name, higher first; false when they name none. */
bool replay_read_dice(const struct fields *fields, uint8_t dice[2]);

/* --- replay_setup.c --- */

/* A finding about a tag; NULL: about what no tag says. */
void replay_report_tag(const struct replay *replay, enum diag id,
		       const struct tag *tag, const struct problem *problem);

/* The same about the tag of a name, or the record if it has none of them. */
void replay_report_named(const struct replay *replay, enum diag id,
			 const char *name, const struct problem *problem);

/* Finds the notations of usual misspellings, unless that was done. */
void replay_set_loose(struct replay *replay);

/* Finds game, notation, rules and starting position from the tags. */
bool replay_set_up(struct replay *replay);

/* --- replay_position.c --- */

/* Compares the position that was reached with what is said of it, if it is. */
void replay_check_position(struct replay *replay, const void *position,
			   const struct item_position *claim);

/* --- replay_game.c --- */

/* The notation that the turns are to be read in; empty: the native one. */
struct text replay_wanted_notation(const struct replay *replay);

/* Finds the game and its variant; false when there is none: that is told. */
bool replay_set_game(struct replay *replay);

/* --- replay_hint.c --- */

/*
 * The legal turn nearest to `turn` in the position of the line, in the arena;
 * empty when none is near.  If the turn `is_read`, its move is the line's trial.
 */
struct text replay_find_hint(struct replay *replay, const struct line *line,
			     struct text turn, bool is_read);

/* --- replay_result.c --- */

/* The result claimed as it is written: the last word, or the tag, or "*". */
struct text replay_find_claim(const struct record *record);

/* Compares tag, last word and, if `is_played`, the board at the end. */
void replay_judge_result(struct replay *replay, bool is_played);

#endif
