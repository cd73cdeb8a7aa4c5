/*
 * The same turn in other positions: what only the position tells of a move.
 */
#include "games/plateau.h"

#include <stddef.h>

/* What is left out means the obvious. */
void
plateau_complete(const void *position, void *move)
{
	const struct plateau *plateau = position;
	struct plateau_move *turn = move;

	if (turn->is_height_unsaid)
		turn->height = (uint8_t)plateau_height(plateau, turn->square);
	if (turn->is_count_unsaid)
		turn->count = (uint8_t)plateau_unit(plateau, turn->square);
}

size_t
plateau_kept_size(const void *move)
{
	const struct plateau_move *turn = move;

	if (turn->captured_count > PLATEAU_CAPTURED_MAX)
		return 0;
	if (turn->shown_count > 0)
		return offsetof(struct plateau_move, shown) +
		       turn->shown_count * sizeof(turn->shown[0]);
	return offsetof(struct plateau_move, captured) +
	       turn->captured_count * sizeof(turn->captured[0]);
}
