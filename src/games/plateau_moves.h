/*
 * What the two files that list turns share.  Private to plateau_moves*.
 */
#ifndef GAMES_PLATEAU_MOVES_H
#define GAMES_PLATEAU_MOVES_H

#include <stdbool.h>

#include "games/plateau.h"

/*
 * One run of plateau_list.  The turn is built in place: each step sets what
 * is its own and zeroes it again, so that equal turns have equal bytes.
 */
struct listing {
	const struct plateau *plateau;
	enum side mover;
	move_visitor *visit;
	void *context;
	bool has_told; /* a turn has been handed out */
	struct plateau_move move;
};

/* Hands out the turn as it stands; false when the visitor has enough. */
bool plateau_moves_tell(struct listing *listing);

/*
 * Every move and stomp (rules 20 to 43).  False when the visitor has had
 * enough.
 */
bool plateau_moves_walk(struct listing *listing);

#endif
