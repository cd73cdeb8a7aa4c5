/*
 * Repeated positions in a line of play, found by comparing.
 */
#include "record/repetition.h"

#include "games/game.h"

bool
repetition_is_reached(const struct game *game, const void *positions,
		      size_t count)
{
	const char *first = positions;
	const char *last = first + (count - 1) * game->position_size;
	unsigned limit = game->repetition_limit(last), times = 1;

	for (size_t i = 0; i + 1 < count && times < limit; i++)
		times += game->is_same(first + i * game->position_size, last);
	return limit > 0 && times >= limit;
}
