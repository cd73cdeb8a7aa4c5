/*
 * How the values of a field are spelled in a notation: from the game's own
 * letters to the notation's and back.
 */
#ifndef RECORD_SPELLING_H
#define RECORD_SPELLING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "games/game.h"

struct strbuf;

enum { SPELLING_BYTES_MAX = 255 };

struct spelling_word {
	struct text value;   /* the game's: "x", "rb"; not empty */
	struct text written; /* the notation's: "M", "as"; not empty */
};

/*
 * Either words (word_count above 0), or squares: a letter (may be missing) and
 * a number.  What fits neither is left as it is.
 */
struct spelling {
	struct spelling_word *words;
	size_t word_count;
	bool is_upper;	     /* letters of squares */
	bool mirrors_files;  /* the last letter first */
	bool mirrors_ranks;  /* the highest number first */
	unsigned size;	     /* squares a side, or points */
	unsigned first_rank; /* number of the game's 1: 0 or 1 */
	/*
	 * Numbers may be as the other side counts them from 1 to `size`; the
	 * game's are the mover's own.
	 */
	bool turns_round;
};

/*
 * What `written` means, into `value` (SPELLING_BYTES_MAX bytes).  False when
 * it is too long.  `is_turned`: it is written from the side that does not move,
 * where the spelling turns round.
 */
bool spelling_read(const struct spelling *spelling, struct text written,
		   bool is_turned, char *value, size_t *length);

void spelling_write(const struct spelling *spelling, struct text value,
		    bool is_turned, struct strbuf *out);

#endif
