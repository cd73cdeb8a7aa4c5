/*
 * A move walked once more, as far as it goes, to see what broke a rule.
 */
#include <string.h>

#include "games/plateau_words.h"

bool
words_is_own_top(const struct plateau *plateau, unsigned square)
{
	unsigned height = plateau_height(plateau, square);

	return height > 0 &&
	       plateau_column(plateau, square)[height - 1].owner ==
		       plateau->to_move;
}

const struct piece *
words_top_of(const struct plateau *plateau, unsigned square)
{
	return plateau_column(plateau, square) +
	       plateau_height(plateau, square) - 1;
}

static void
turn_over(struct piece *piece)
{
	uint8_t up = piece->up;

	piece->up = piece->down;
	piece->down = up;
}

void
words_set_out(const struct plateau *plateau, const struct plateau_move *move,
	      struct travel *travel)
{
	unsigned height = plateau_height(plateau, move->square);
	unsigned unit = plateau_unit(plateau, move->square);
	unsigned count = move->kind == PLATEAU_MOVE ? move->count : unit;

	memset(travel, 0, sizeof *travel);
	if (count > unit)
		count = unit;
	travel->count = count;
	memcpy(travel->carried,
	       plateau_column(plateau, move->square) + height - count,
	       count * sizeof travel->carried[0]);
	if (count > 0 && move->flips &&
	    travel->carried[count - 1].up != move->face)
		turn_over(&travel->carried[count - 1]);
}

bool
words_pass_stop(const struct plateau *plateau, const struct plateau_stop *stop,
		struct travel *travel)
{
	unsigned dropped = stop->change < 0 ? (unsigned)-stop->change : 0;
	unsigned picked = stop->change > 0 ? (unsigned)stop->change : 0;
	unsigned height = plateau_height(plateau, stop->square);

	if (dropped >= travel->count)
		return false;
	if (picked > 0 && (!words_is_own_top(plateau, stop->square) ||
			   picked > plateau_unit(plateau, stop->square) ||
			   picked + travel->count > PLATEAU_PIECES_MAX))
		return false;
	memmove(travel->carried + picked, travel->carried + dropped,
		(travel->count - dropped) * sizeof travel->carried[0]);
	memcpy(travel->carried,
	       plateau_column(plateau, stop->square) + height - picked,
	       picked * sizeof travel->carried[0]);
	travel->count = travel->count - dropped + picked;
	return true;
}
