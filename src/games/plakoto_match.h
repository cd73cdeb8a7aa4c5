/*
 * What lies between the games of a match of Plakoto: who starts, the opening
 * throw, the score, the target.  Fed with one game after the other; allocates
 * nothing and keeps no texts of the caller's.
 */
#ifndef GAMES_PLAKOTO_MATCH_H
#define GAMES_PLAKOTO_MATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"
#include "games/match.h"

enum { MATCH_NOBODY = 2 }; /* as a player's number */

/* The players of a match are 0 and 1, White of its first game is 0. */
struct plakoto_match {
	bool is_open;	      /* the next game may belong to it */
	bool is_lost;	      /* until the next Score nothing is checked */
	bool was_interrupted; /* that is why, and it was not told yet */
	uint64_t names[2];    /* hashes: who they are */
	unsigned target;
	uint8_t options[4]; /* opening, next, after_tie, score */
	bool is_score_known;
	unsigned points[2];
	/* Of the last game, and of the last that somebody won. */
	bool was_tie;
	unsigned starter, last_winner; /* MATCH_NOBODY: not known, none yet */
	unsigned white;		       /* in the last game */
};

/* An empty match is {0}. */

/* Takes the next game of a file and tells what is wrong. */
void plakoto_match_add(void *match, const struct match_game *game,
		       match_teller *tell, void *context);

/*
 * A game of another kind, or one that cannot be read, stood between: nothing
 * is checked until the next Score.
 */
void plakoto_match_interrupt(void *match);

/*
 * No more games follow.  Tells (a note, at the last game's result) when the
 * match is not finished.
 */
void plakoto_match_finish(void *match, match_teller *tell, void *context);

/*
 * The score after the games so far, of White and Black of the last one; false
 * when it is not known or there is no match.
 */
bool plakoto_match_score(const void *match, struct match_score *score);

#endif
