/*
 * Walking along the main line of a game to the place that --at names.
 */
#ifndef CLI_PLACE_H
#define CLI_PLACE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct at;
struct batch_game;

/*
 * A place on the main line, as the view of the replay sees it.  Positions and moves are copies in the arena of
 * the game; text is in its scratch buffer.
 */
struct place_walk {
	void *position;
	void *before, *move; /* the last turn; NULL at the start */
	void *kept[3];	     /* the memory of the three */
	char *past; /* the positions before the completed turns, one after the
		       other; kept only where they may count as repeated */
	size_t past_count, past_capacity;
	struct text turn; /* as written canonically */
	unsigned turns;	  /* completed */
	bool is_stopped;  /* a turn could not be played: no more come */
	unsigned wanted;
};

/* Sets the walk to the start of the game, whose replay was just started. */
void place_start(struct place_walk *walk, struct batch_game *game);

/* Goes on behind the next turn of the main line; false after the last. */
bool place_next(struct place_walk *walk, struct batch_game *game);

/* Whether the turn played last ended the mover's turn (no refused tender). */
bool place_is_between_turns(const struct place_walk *walk,
			    const struct batch_game *game);

/* Walks to the place; false when the game has none such. */
bool place_walk_to(struct place_walk *walk, struct batch_game *game,
		   const struct at *at);

/*
 * Says how many turns there are, as an error of the game.  False where a turn
 * that could not be played is to blame, of which its finding tells.
 */
bool place_complain(struct batch_game *game, const struct place_walk *walk);

#endif
