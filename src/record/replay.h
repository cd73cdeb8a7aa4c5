/*
 * Playing a record turn by turn on the board of its game: fields, move, legal?
 * play; the claims of the record against the board.  Prints nothing.
 */
#ifndef RECORD_REPLAY_H
#define RECORD_REPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"
#include "games/game.h"
#include "games/match.h"

struct arena;
struct catalog;
struct fields;
struct item;
struct notation;
struct notation_reader;
struct notations;
struct record;
struct strbuf;

/* What holds for all records of a run. */
struct replay_options {
	struct notations *notations;
	/*
	 * Name of the notation; the record's own when empty.  A game that has
	 * none of that name is read in its native one.
	 */
	struct text notation;
	/*
	 * In which canonical turns are written, the native one when empty; games
	 * must have one of that name.
	 */
	struct text target;
	/* The canonical form says the position after each turn, and the last. */
	bool adds_positions;
	/* The canonical form ends each line at its first illegal turn. */
	bool cuts_lines;
	struct text game;  /* --game: of records without the tag; or empty */
	struct text rules; /* --rules; applied after the tag */
	const struct catalog *catalog; /* of facts; NULL: English */
	bool strict, lenient;
	bool no_hints;
	/* For whom it is written; VIEW_ALL: as the record was kept. */
	enum view view;
};

/* One thread's tools, kept from game to game. */
struct replay_tools;
struct replay_tools *replay_tools_new(const struct replay_options *options);
void replay_tools_free(struct replay_tools *tools);

/* The catalog of the options with which the tools were made. */
const struct catalog *replay_catalog(const struct replay_tools *tools);

/* One record on its board. */
struct replay {
	const struct record *record;
	const struct game *game; /* NULL when the tag names none */
	size_t variant;
	const struct notation *notation;
	void *rules;
	enum side first; /* who moves first in it */
	void *position;	 /* now */
	void *before;	 /* before the turn just played */
	void *move;	 /* the turn just played */
	/*
	 * The turn just skipped as the view sees it, if it is the first of its
	 * line that is wrong and means something; NULL.  Good until the next
	 * item is taken.
	 */
	const void *refused;
	size_t next; /* item to be taken next */

	/*
	 * For whom it is written: position and before as `view` knows them
	 * (else the same as above), and that knowledge now and before the turn
	 * just played; NULL when nothing is hidden.
	 */
	enum view view;
	const void *shown, *shown_before;
	const void *knowledge, *knowledge_before;
	bool is_sheet; /* the record leaves faces out, or says who kept it */
	/*
	 * The record says more than the view may see: nothing of its text and
	 * of `position` may be printed.
	 */
	bool hides;

	/* of the main line */
	unsigned plies;		/* turns in the record */
	unsigned legal_plies;	/* before the first illegal one */
	void *final;		/* the position that they reach; NULL: none */
	struct outcome outcome; /* what it shows, after replay_finish */
	struct text claim;	/* the result claimed, "*" if none */

	struct replay_state *state; /* private */
};

/* What became of the item that replay_step took. */
enum replay_event {
	REPLAY_END,	/* no more items */
	REPLAY_PLAYED,	/* a legal turn: before, move, position are set */
	REPLAY_SKIPPED, /* a turn that is illegal, unreadable, or after one */
	REPLAY_OTHER	/* comment, glyph, bracket, number, result */
};

/*
 * Sets the board up from the tags: game, rules, starting position.  False
 * (with findings) when that cannot be done: then nothing can be replayed, only
 * `plies` and `claim` are set, and no other function may be called.  Everything
 * lives in `arena`.  What is in `diags` about this record is what reading found:
 * behind a place where it was unreadable nothing more is told.
 */
bool replay_start(struct replay *replay, const struct record *record,
		  struct replay_tools *tools, struct arena *arena,
		  struct diags *diags);

/* Takes the next item; adds what is wrong with it to the diags. */
enum replay_event replay_step(struct replay *replay);

/* The item that was taken last. */
const struct item *replay_item(const struct replay *replay);

/*
 * How deep in variations the item taken last is; 0: main line.  The bracket
 * that opens a variation belongs to it, the one that closes it does not.
 */
size_t replay_depth(const struct replay *replay);

/*
 * Appends the canonical text of the turn just played (after REPLAY_PLAYED);
 * nothing when the target has no form for it.
 */
void replay_write_turn(const struct replay *replay, struct strbuf *out);

/*
 * Takes the remaining items, then compares the claimed result.  Again it does
 * nothing.
 */
void replay_finish(struct replay *replay);

/*
 * A match as far as its games were seen, in the order of a file; {0}: none.
 * Is told of every game, once it is finished: of those that have no board, too.
 */
struct match_state {
	const struct game *game;
	uint64_t memory[MATCH_BYTES_MAX / sizeof(uint64_t)];
};

/* Whether the record is judged alike whatever games came before it. */
bool replay_stands_alone(const struct record *record);

/* Adds what is wrong between the games before and this one to its findings. */
void replay_join_match(struct replay *replay, bool has_board,
		       struct match_state *match);

/* The same, when no more games follow this one. */
void replay_end_match(struct replay *replay, struct match_state *match);

/* False when there is no match or its score is not known. */
bool replay_match_score(const struct match_state *match,
			struct match_score *score);

/* Appends an outcome as a result is written: "W+S", "Draw", "*". */
void replay_write_outcome(const struct outcome *outcome, struct strbuf *out);

/*
 * The game that the options name, for boards outside a record (--position);
 * the first game there is when they name none.  NULL when it is unknown: then
 * `*wrong` is DIAG_GAME_UNKNOWN, with the facts name and nearest.
 */
const struct game *replay_find_game(const struct replay_options *options,
				    size_t *variant, struct problem *problem,
				    enum diag *wrong);

#endif
