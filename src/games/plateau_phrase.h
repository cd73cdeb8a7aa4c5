/*
 * Short texts about a position: squares, pieces, sides and lists of them, as
 * the facts of a finding need them.  Private to games/plateau_*.
 */
#ifndef GAMES_PLATEAU_PHRASE_H
#define GAMES_PLATEAU_PHRASE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"
#include "games/plateau.h"

enum { PHRASE_BYTES = 240 };

/* The empty phrase is {0}.  What does not fit is left out. */
struct phrase {
	char bytes[PHRASE_BYTES];
	size_t length;
};

struct text phrase_text(const struct phrase *phrase);

void phrase_add(struct phrase *phrase, const char *words);
void phrase_add_text(struct phrase *phrase, struct text text);
void phrase_add_number(struct phrase *phrase, unsigned long number);

/* "one" to "twelve", then digits. */
void phrase_add_count(struct phrase *phrase, unsigned count);

/* Before the n-th (from 0) of `count` members: "", ", " or " and ". */
void phrase_add_join(struct phrase *phrase, size_t n, size_t count,
		     const char *last);

void phrase_add_square(struct phrase *phrase, const struct plateau *plateau,
		       unsigned square);

/* "a black Red Mask (xr)", and "the Red Mask (xr)" without its owner. */
void phrase_add_piece(struct phrase *phrase, const struct piece *piece);
void phrase_add_the_piece(struct phrase *phrase, const struct piece *piece);

/* "rr,bb": marker side first, highest value first; "nothing". */
void phrase_add_kinds(struct phrase *phrase, const uint8_t kinds[KIND_COUNT]);

/* "a black unit of three". */
void phrase_add_unit(struct phrase *phrase, unsigned owner, unsigned height);

const char *phrase_side(unsigned side); /* "White" */
const char *phrase_face(unsigned face); /* "orange" */

#endif
