/*
 * What a turn shows, by section C.2 of the rules: whoever lifts pieces lets the
 * one beneath them be seen, whoever captures shows what he takes.
 */
#include <string.h>

#include "games/plateau_know.h"

/* The pieces that travel, by their stays, bottom to top. */
struct hand {
	unsigned count;
	uint8_t stays[PLATEAU_PIECES_MAX];
};

static uint64_t
bit_of(unsigned stay)
{
	return UINT64_C(1) << stay;
}

static uint64_t
bit_of_piece(const struct plateau *plateau, unsigned square, unsigned height)
{
	return bit_of(plateau_column(plateau, square)[height].stay);
}

/* Rule 19: the piece on which the new one is put, if others lay on it. */
static void
show_onboard(const struct plateau *plateau, const struct plateau_move *move,
	     struct plateau_showing *showing)
{
	if (move->height > 0 &&
	    move->height < plateau_height(plateau, move->square))
		showing->shown |= bit_of_piece(plateau, move->square,
					       move->height - 1u);
}

/* B29: the flipped piece and, as it is lifted, the one under it. */
static void
show_flip(const struct plateau *plateau, const struct plateau_move *move,
	  struct plateau_showing *showing)
{
	unsigned height = plateau_height(plateau, move->square);

	if (!move->flips)
		return;
	showing->flipped = plateau_top(plateau, move->square)->stay;
	if (height > 1)
		showing->shown |= bit_of_piece(plateau, move->square,
					       height - 2);
}

/* What travels is lifted; the piece that was under it is seen. */
static void
set_out(const struct plateau *plateau, const struct plateau_move *move,
	struct hand *hand, struct plateau_showing *showing)
{
	const struct piece *column = plateau_column(plateau, move->square);
	unsigned left = plateau_height(plateau, move->square) - move->count;
	unsigned i;

	hand->count = move->count;
	for (i = 0; i < hand->count; i++)
		hand->stays[i] = column[left + i].stay;
	if (left > 0)
		showing->shown |= bit_of(column[left - 1].stay);
}

static void
drop(const struct plateau *plateau, unsigned square, unsigned count,
     struct hand *hand, struct plateau_showing *showing)
{
	uint64_t highest = bit_of(hand->stays[count - 1]);

	showing->shown |= highest;
	if (plateau_is_enemy_topped(plateau, square))
		showing->weapons |= highest;
	hand->count -= count;
	memmove(hand->stays, hand->stays + count, hand->count);
}

static void
pick_up(const struct plateau *plateau, unsigned square, unsigned count,
	struct hand *hand, struct plateau_showing *showing)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned left = plateau_height(plateau, square) - count;
	unsigned i;

	memmove(hand->stays + count, hand->stays, hand->count);
	hand->count += count;
	for (i = 0; i < count; i++)
		hand->stays[i] = column[left + i].stay;
	if (left > 0)
		showing->shown |= bit_of(column[left - 1].stay);
}

static void
show_way(const struct plateau *plateau, const struct plateau_move *move,
	 struct plateau_showing *showing)
{
	struct hand hand;
	unsigned i;

	set_out(plateau, move, &hand, showing);
	for (i = 0; i + 1 < move->stop_count; i++) {
		const struct plateau_stop *stop = &move->stops[i];

		if (stop->change < 0)
			drop(plateau, stop->square, (unsigned)-stop->change,
			     &hand, showing);
		else if (stop->change > 0)
			pick_up(plateau, stop->square, (unsigned)stop->change,
				&hand, showing);
	}
}

/*
 * Pieces are taken from the top down, and the one that lies directly under each
 * is seen.  Those that land lie on all of these and are not among them.
 */
static void
show_capture(const struct plateau *plateau, const struct plateau_move *move,
	     unsigned captures, struct plateau_showing *showing)
{
	unsigned square = plateau_end(move);
	const struct piece *column = plateau_column(plateau, square);
	unsigned at = plateau_height(plateau, square);

	while (showing->captured_count < captures && at > 0) {
		const struct piece *piece = &column[--at];

		if (piece->owner == plateau->to_move)
			continue;
		showing->captured[showing->captured_count++] = piece->stay;
		if (at > 0)
			showing->shown |= bit_of(column[at - 1].stay);
	}
}

/* Rule 13: none of the passer's pieces that lie free could move. */
static void
find_idle(const struct plateau *plateau, struct plateau_showing *showing)
{
	unsigned squares = plateau_square_count(plateau);
	unsigned square;

	for (square = 0; square < squares; square++)
		if (plateau_is_own_topped(plateau, square))
			showing->idle |= bit_of(
				plateau_top(plateau, square)->stay);
}

/* What the turn itself tells needs no showing: what is flipped or captured. */
static void
leave_out_told(struct plateau_showing *showing)
{
	unsigned i;

	for (i = 0; i < showing->captured_count; i++)
		showing->shown &= ~bit_of(showing->captured[i]);
	if (showing->flipped > 0)
		showing->shown &= ~bit_of(showing->flipped);
}

void
plateau_find_showing(const struct plateau *plateau,
		     const struct plateau_move *move, unsigned captures,
		     struct plateau_showing *showing)
{
	memset(showing, 0, sizeof(*showing));
	switch ((enum plateau_turn)move->kind) {
	case PLATEAU_ONBOARD:
		show_onboard(plateau, move, showing);
		return;
	case PLATEAU_MOVE:
		show_flip(plateau, move, showing);
		show_way(plateau, move, showing);
		show_capture(plateau, move, captures, showing);
		break;
	case PLATEAU_STOMP:
		show_flip(plateau, move, showing);
		show_capture(plateau, move, captures, showing);
		break;
	case PLATEAU_PASS:
		find_idle(plateau, showing);
		return;
	case PLATEAU_OPENING:
	case PLATEAU_FLIP:
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
	case PLATEAU_TURN_COUNT:
		return;
	}
	leave_out_told(showing);
}
