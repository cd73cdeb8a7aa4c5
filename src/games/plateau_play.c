/*
 * Carrying out a turn that has been checked.
 */
#include "games/plateau.h"

#include <string.h>

/*
 * The columns after `first` up to `last` begin `count` pieces further up.  All
 * bottoms are gone through, since so many are added to at once by the machine.
 */
static inline void
shift_bottoms(struct plateau *plateau, unsigned first, unsigned last, int count)
{
	uint8_t after = (uint8_t)(first + 1);
	uint8_t width = (uint8_t)(last - first);
	unsigned i;

	for (i = 0; i < PLATEAU_BOTTOMS; i++)
		plateau->bottom[i] =
			(uint8_t)(plateau->bottom[i] +
				  ((uint8_t)(i - after) < width ? count : 0));
}

/* Makes room for `count` pieces, or closes it when `count` is below 0. */
static void
shift(struct plateau *plateau, unsigned square, unsigned from, int count)
{
	unsigned squares = plateau_square_count(plateau);
	unsigned end = plateau->bottom[squares];

	memmove(plateau->pieces + from + count, plateau->pieces + from,
		(end - from) * sizeof(plateau->pieces[0]));
	shift_bottoms(plateau, square, squares, count);
}

/*
 * Puts the upper `count` pieces of one column on top of another.  The pieces
 * that lie between them in the array make room.
 */
static void
transfer(struct plateau *plateau, unsigned from, unsigned to, unsigned count)
{
	struct piece hand[PLATEAU_PIECES_MAX];
	struct piece *pieces = plateau->pieces;
	unsigned start = plateau->bottom[from + 1] - count;
	unsigned end = plateau->bottom[to + 1];
	unsigned i;

	memcpy(hand, pieces + start, count * sizeof(hand[0]));
	if (from < to) {
		end -= count;
		memmove(pieces + start, pieces + start + count,
			(end - start) * sizeof(pieces[0]));
		shift_bottoms(plateau, from, to, -(int)count);
	} else {
		memmove(pieces + end + count, pieces + end,
			(start - end) * sizeof(pieces[0]));
		shift_bottoms(plateau, to, from, (int)count);
	}
	for (i = 0; i < count; i++) {
		pieces[end + i] = hand[i];
		pieces[end + i].since = plateau->number;
	}
}

/*
 * Rule 44 after a change by the mover: only he can have won by it, with a
 * unit on this square or with what he has taken (rule 47).
 */
static void
note_unit(struct plateau *plateau, unsigned square)
{
	if (plateau_height(plateau, square) >= PLATEAU_WIN &&
	    plateau_longest_unit(plateau, square,
				 (enum side)plateau->to_move) >= PLATEAU_WIN)
		plateau->won = true;
}

static void
enter(struct plateau *plateau, unsigned square, unsigned height,
      struct faces faces)
{
	unsigned at = plateau->bottom[square] + height;
	enum kind kind = plateau_kind_of((enum face)faces.up,
					 (enum face)faces.down);

	shift(plateau, square, at, 1);
	plateau->pieces[at] = (struct piece){
		.owner = plateau->to_move,
		.up = faces.up,
		.down = faces.down,
		.since = plateau->number,
	};
	if (plateau->is_hidden[plateau->to_move])
		plateau->unseen[plateau->to_move]--;
	else
		plateau->reserve[plateau->to_move][kind]--;
	note_unit(plateau, square);
}

/* The face that lay down becomes the one that was up. */
static void
flip_top(struct plateau *plateau, unsigned square)
{
	struct piece *piece = &plateau->pieces[plateau->bottom[square + 1] - 1];
	uint8_t up = piece->up;

	piece->up = piece->down;
	piece->down = up;
}

/*
 * Rule 39: enemy pieces from the top down, own ones skipped.  The last thing
 * in a turn that changes a column.
 */
static void
take(struct plateau *plateau, unsigned square, unsigned count)
{
	uint8_t *prisoners = plateau->prisoners[plateau->to_move];
	unsigned at = plateau->bottom[square + 1];

	if (count > 0 && plateau_total(prisoners) + count >= PLATEAU_WIN)
		plateau->won = true;
	while (count > 0) {
		const struct piece *piece = &plateau->pieces[--at];
		enum kind kind = plateau_kind_of((enum face)piece->up,
						 (enum face)piece->down);

		if (piece->owner == plateau->to_move)
			continue;
		/* What is tried out from a view may be unknown. */
		if (kind != KIND_COUNT)
			prisoners[kind]++;
		shift(plateau, square, at + 1, -1);
		count--;
	}
	note_unit(plateau, square);
}

/*
 * Rule 28 in its other words: on each square where something happens the
 * travelling pieces are put down, and what travels on is lifted again.
 */
static void
play_move(struct plateau *plateau, const struct plateau_move *move)
{
	unsigned captures = plateau_captures(plateau, move);
	unsigned from = move->square;
	int count = move->count;
	unsigned i;

	if (move->flips)
		flip_top(plateau, from);
	for (i = 0; i < move->stop_count; i++) {
		const struct plateau_stop *stop = &move->stops[i];

		if (stop->change == 0 && i + 1 < move->stop_count)
			continue;
		transfer(plateau, from, stop->square, (unsigned)count);
		count += stop->change;
		from = stop->square;
	}
	for (i = 0; i + 1 < move->stop_count; i++)
		note_unit(plateau, move->stops[i].square);
	take(plateau, from, captures);
}

static void
play_stomp(struct plateau *plateau, const struct plateau_move *move)
{
	unsigned captures = plateau_captures(plateau, move);

	if (move->flips)
		flip_top(plateau, move->square);
	take(plateau, move->square, captures);
}

/* What goes back to a hidden reserve is not told apart there any more. */
static void
put_back(struct plateau *plateau, enum side owner, unsigned kind,
	 unsigned count)
{
	if (plateau->is_hidden[owner])
		plateau->unseen[owner] = (uint8_t)(plateau->unseen[owner] +
						   count);
	else
		plateau->reserve[owner][kind] =
			(uint8_t)(plateau->reserve[owner][kind] + count);
}

/* Rule 51: both sets go back to the reserves of their owners. */
static void
play_exchange(struct plateau *plateau, const struct plateau_move *move)
{
	enum side offerer = (enum side)plateau->to_move;
	enum side responder = opponent(offerer);
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		uint8_t tendered = move->tender[kind];
		uint8_t paid = move->payment[kind];

		plateau->prisoners[offerer][kind] -= tendered;
		put_back(plateau, responder, kind, tendered);
		plateau->prisoners[responder][kind] -= paid;
		put_back(plateau, offerer, kind, paid);
	}
}

/* Rule 53: the turn goes on; B21 remembers the value. */
static void
play_refusal(struct plateau *plateau, const struct plateau_move *move)
{
	unsigned value = plateau_value(move->tender);

	plateau->refused[value / 64] |= UINT64_C(1) << value % 64;
}

static void
end_turn(struct plateau *plateau)
{
	plateau->to_move = opponent((enum side)plateau->to_move);
	plateau->number++;
	memset(plateau->refused, 0, sizeof(plateau->refused));
}

void
plateau_play(void *position, const void *move)
{
	struct plateau *plateau = position;
	const struct plateau_move *turn = move;

	switch ((enum plateau_turn)turn->kind) {
	case PLATEAU_OPENING:
		enter(plateau, turn->square, 0, turn->entering[0]);
		enter(plateau, turn->square, 1, turn->entering[1]);
		break;
	case PLATEAU_ONBOARD:
		enter(plateau, turn->square, turn->height, turn->entering[0]);
		break;
	case PLATEAU_MOVE:
		play_move(plateau, turn);
		break;
	case PLATEAU_STOMP:
		play_stomp(plateau, turn);
		break;
	case PLATEAU_EXCHANGE:
		play_exchange(plateau, turn);
		break;
	case PLATEAU_REFUSAL:
		play_refusal(plateau, turn);
		return;
	case PLATEAU_FLIP: /* never legal, but let pass in some records (B4) */
		flip_top(plateau, turn->square);
		break;
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
	end_turn(plateau);
}
