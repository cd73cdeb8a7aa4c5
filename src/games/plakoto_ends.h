/*
 * Where checkers stand, and steps, in few bytes: for games/plakoto_moves.c,
 * which keeps thousands of them.
 */
#ifndef GAMES_PLAKOTO_ENDS_H
#define GAMES_PLAKOTO_ENDS_H

#include "games/plakoto.h"

/* How many checkers stand on each point (0: off), four bits for each. */
struct ends {
	uint64_t low, high; /* points 0 to 15, 16 to 24 */
};

/* One step in a byte that sorts as steps are written: see pack. */
typedef uint8_t packed_step;
static inline unsigned
ends_count(const struct ends *ends, unsigned point)
{
	uint64_t word = point < 16 ? ends->low : ends->high;

	return (unsigned)(word >> point % 16 * 4 & 15u);
}

static inline void
ends_add(struct ends *ends, unsigned point, unsigned number)
{
	uint64_t amount = (uint64_t)number << point % 16 * 4;

	if (point < 16)
		ends->low += amount;
	else
		ends->high += amount;
}

static inline void
ends_take(struct ends *ends, unsigned point)
{
	if (point < 16)
		ends->low -= (uint64_t)1 << point % 16 * 4;
	else
		ends->high -= (uint64_t)1 << point % 16 * 4;
}

/*
 * Higher start first, then lower end first: 24 - from in the high bits, and
 * below them the distance from the longest to the shortest, off being longest.
 */
static inline packed_step
ends_pack(unsigned from, unsigned to)
{
	unsigned rank = to == PLAKOTO_OFF ? 0 : 1 + PLAKOTO_DIE - (from - to);

	return (packed_step)((PLAKOTO_POINTS - from) << 3 | rank);
}

static inline struct plakoto_step
ends_unpack(packed_step packed)
{
	unsigned from = PLAKOTO_POINTS - (packed >> 3);
	unsigned rank = packed & 7u;
	struct plakoto_step step = {.from = (uint8_t)from};

	step.to = (uint8_t)(rank == 0 ? PLAKOTO_OFF
				      : from - (1 + PLAKOTO_DIE - rank));
	return step;
}

#endif
