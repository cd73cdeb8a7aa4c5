/*
 * What the files that take a turn share.  Private to games/plateau_take*.
 */
#ifndef GAMES_PLATEAU_TAKE_H
#define GAMES_PLATEAU_TAKE_H

#include "games/plateau_know.h"

/* A turn that is being taken. */
struct taking {
	struct plateau_know *know;
	struct plateau_move *move;   /* as the view says it */
	const struct plateau *truth; /* the position after it, or NULL */
	struct sight sight;	     /* of what this turn tells */
	struct problem *problem;
	struct plateau_showing showing;
	uint64_t changed; /* stays that may no longer fit their slots */
	uint64_t given;	  /* that the turn says to be shown */
	uint64_t told;	  /* of which it has had an entry */
	unsigned guessed; /* stay whose up-face was guessed; 0: none */
};

static inline uint64_t
take_bit(unsigned stay)
{
	return UINT64_C(1) << stay;
}

static inline bool
take_has(uint64_t stays, unsigned stay)
{
	return (stays >> stay & 1) != 0;
}

/* The piece of a stay; it is on the board. */
struct piece *take_find_piece(struct plateau_know *know, unsigned stay);

/* Leaves the stay those of its ways that are in `ways`; false if none is. */
bool take_narrow(struct taking *taking, unsigned number, unsigned ways,
		 enum seeing seeing);

/* A face of a piece is told; FACE_HIDDEN tells nothing. */
enum diag take_see_face(struct taking *taking, struct piece *piece,
			enum seeing seeing, unsigned face);

/* The face that is up after the flip was the one that lay down. */
enum diag take_see_flip(struct taking *taking, struct piece *top);

/* Both faces of what is taken. */
enum diag take_see_captured(struct taking *taking);

/* --- plateau_take_start.c --- */

/*
 * Whether the turn could be played, whatever the faces that do not matter.  A
 * face that does, and that the sheet left out, is guessed.
 */
enum diag take_check(struct taking *taking);

/* --- plateau_take_shown.c --- */

/* What the turn shows, from the sheet or from the truth. */
enum diag take_see_shown(struct taking *taking);

/* The turn as the view's sheet says it. */
void take_say_turn(struct taking *taking);

#endif
