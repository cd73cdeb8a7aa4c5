/*
 * Counting the legal lines of a position: the customary test of a rules
 * engine.
 */
#ifndef RECORD_PERFT_H
#define RECORD_PERFT_H

#include <stddef.h>

struct game;

/* No greater depth is accepted; no count near it could be waited for. */
enum { PERFT_DEPTH_MAX = 200 };

/*
 * Where lines begin: a position, and those that occurred before it, one
 * after the other, which count when positions repeat.
 */
struct perft_start {
	const void *position;
	const void *past;
	size_t past_count;
};

/*
 * How many different lines of `depth` complete turns are legal.  A line whose
 * game ends earlier contributes nothing; depth 0 is 1.  The count starts
 * again from 0 when it passes what the type can hold.  Nothing occurred before.
 */
unsigned long long perft_count(const struct game *game, const void *position,
			       unsigned depth);

/* Called with each first turn of the lines and the count behind it. */
typedef void perft_visitor(void *context, const void *move,
			   unsigned long long count);

/*
 * perft_count, divided by first turns; `depth` is at least 1.  `visit` may be
 * NULL.  Returns the sum.
 */
unsigned long long perft_divide(const struct game *game,
				const struct perft_start *start, unsigned depth,
				perft_visitor *visit, void *context);

#endif
