/*
 * Short texts about a position: squares, pieces, sides and lists of them, as
 * the facts of a finding need them.  Private to games/plateau_*.
 */
#ifndef GAMES_PLATEAU_PHRASE_H
#define GAMES_PLATEAU_PHRASE_H

#include <stddef.h>
#include <stdint.h>

#include "base/phrase.h"
#include "games/plateau.h"

void phrase_add_square(struct phrase *phrase, const struct plateau *plateau,
		       unsigned square);

/* Says "a black Red Mask (xr)", and "the Red Mask (xr)" without its owner. */
void phrase_add_piece(struct phrase *phrase, const struct piece *piece);
void phrase_add_the_piece(struct phrase *phrase, const struct piece *piece);

/* "rr,bb": marker side first, highest value first; "nothing". */
void phrase_add_kinds(struct phrase *phrase, const uint8_t kinds[KIND_COUNT]);

/* "a black unit of three". */
void phrase_add_unit(struct phrase *phrase, unsigned owner, unsigned height);

/* The same in a slot of the next template. */
void phrase_slot_square(struct phrase *phrase, const char *name,
			const struct plateau *plateau, unsigned square);
void phrase_slot_piece(struct phrase *phrase, const char *name,
		       const struct piece *piece);

/* In English, to be looked up in the catalog. */
const char *phrase_side(unsigned side); /* "White" */
const char *phrase_face(unsigned face); /* "orange" */

#endif
