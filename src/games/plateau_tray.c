/*
 * Which numbered piece lies where, turn by turn.  The numbers are those of
 * BoardSpace's sets; those of the 5x5 set go on in the same order.
 */
#include "games/plateau_tray.h"

#include <string.h>

const uint8_t plateau_tray_kinds[KIND_COUNT] = {KIND_MUTE,	KIND_RED,
						KIND_BLUE,	KIND_RED_MASK,
						KIND_BLUE_MASK, KIND_TWISTER,
						KIND_ACE};

static unsigned
set_count(const struct plateau_tray *tray, unsigned kind)
{
	return plateau_kinds[kind].number[tray->board.rules.set];
}

uint64_t
tray_kind_set(const struct plateau_tray *tray, enum side owner, enum kind kind)
{
	unsigned first = tray->first[kind];

	if (owner == SIDE_WHITE)
		first += tray->set_size;
	return (tray_bit(set_count(tray, kind)) - 1) << first;
}

static void
number_kinds(struct plateau_tray *tray)
{
	unsigned number = 0, i, n;

	for (i = 0; i < KIND_COUNT; i++) {
		unsigned kind = plateau_tray_kinds[i];

		tray->first[kind] = (uint8_t)number;
		for (n = 0; n < set_count(tray, kind); n++)
			tray->kinds[number++] = (uint8_t)kind;
	}
	tray->set_size = (uint8_t)number;
	memcpy(tray->kinds + number, tray->kinds, number);
}

/* The lowest number of the set, taken out of it; GESTURE_NONE: it is empty. */
static unsigned
take_lowest(uint64_t *set)
{
	unsigned number = 0;

	if (*set == 0)
		return GESTURE_NONE;
	while ((*set & tray_bit(number)) == 0)
		number++;
	*set &= *set - 1;
	return number;
}

/* Pieces whose faces are not known get no number. */
static void
number_board(struct plateau_tray *tray)
{
	struct plateau *board = &tray->board;
	unsigned end = board->bottom[plateau_square_count(board)];
	unsigned i;

	for (i = 0; i < end; i++) {
		struct piece *piece = &board->pieces[i];
		enum kind kind = plateau_kind_of((enum face)piece->up,
						 (enum face)piece->down);
		unsigned number = GESTURE_NONE;
		uint64_t free;

		if (kind != KIND_COUNT) {
			free = tray->reserve &
			       tray_kind_set(tray, (enum side)piece->owner,
					     kind);
			number = take_lowest(&free);
		}
		piece->stay = 0;
		if (number == GESTURE_NONE)
			continue;
		piece->stay = (uint8_t)(number + 1);
		tray->reserve &= ~tray_bit(number);
	}
}

static void
add_prisoner(struct plateau_tray *tray, enum side holder, unsigned number)
{
	tray->reserve &= ~tray_bit(number);
	tray->prisoners[holder] |= tray_bit(number);
	tray->order[number] = tray->next_order++;
}

static void
number_prisoners(struct plateau_tray *tray, enum side holder)
{
	unsigned kind, n;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		uint64_t free = tray->reserve & tray_kind_set(tray,
							      opponent(holder),
							      (enum kind)kind);

		for (n = 0;
		     n < tray->board.prisoners[holder][kind] && free != 0; n++)
			add_prisoner(tray, holder, take_lowest(&free));
	}
}

void
tray_begin(const void *position, void *tray)
{
	struct plateau_tray *made = tray;

	memset(made, 0, sizeof(*made));
	made->board = *(const struct plateau *)position;
	number_kinds(made);
	made->reserve = tray_bit(2u * made->set_size) - 1;
	number_board(made);
	number_prisoners(made, SIDE_BLACK);
	number_prisoners(made, SIDE_WHITE);
}

uint64_t
tray_above(const struct plateau_tray *tray, uint64_t among, unsigned number)
{
	uint64_t above = 0;
	unsigned other;

	among &= tray_kind_set(tray, tray_owner(tray, number),
			       (enum kind)tray->kinds[number]);
	for (other = 0; other < 2u * tray->set_size; other++)
		if ((among & tray_bit(other)) != 0 &&
		    tray->order[other] > tray->order[number])
			above |= tray_bit(other);
	return above;
}

unsigned
tray_level(const struct plateau_tray *tray, uint64_t among, unsigned number)
{
	uint64_t kind = tray_kind_set(tray, tray_owner(tray, number),
				      (enum kind)tray->kinds[number]);
	uint64_t below = among & kind & ~tray_bit(number) &
			 ~tray_above(tray, among, number);
	unsigned level = 0;

	for (; below != 0; below &= below - 1)
		level++;
	return level;
}

unsigned
tray_topmost(const struct plateau_tray *tray, uint64_t set)
{
	unsigned topmost = GESTURE_NONE, number;

	for (number = 0; number < 2u * tray->set_size; number++)
		if ((set & tray_bit(number)) != 0 &&
		    (topmost == GESTURE_NONE ||
		     tray->order[number] > tray->order[topmost]))
			topmost = number;
	return topmost;
}

/* --- what a move uses --- */

static void
choose_entering(struct plateau_tray *tray, const struct plateau_move *move)
{
	enum side owner = (enum side)tray->board.to_move;
	uint64_t reserve = tray->reserve, free;
	unsigned i;

	for (i = 0; i < move->entering_count; i++) {
		enum kind kind = plateau_kind_of(
			(enum face)move->entering[i].up,
			(enum face)move->entering[i].down);

		tray->entering[i] = GESTURE_NONE;
		if (kind == KIND_COUNT)
			continue;
		free = reserve & tray_kind_set(tray, owner, kind);
		tray->entering[i] = (uint8_t)take_lowest(&free);
		if (tray->entering[i] != GESTURE_NONE)
			reserve &= ~tray_bit(tray->entering[i]);
	}
}

/* So many of each kind, those of `liked` first, then those on top. */
static uint64_t
choose_prisoners(const struct plateau_tray *tray, enum side holder,
		 const uint8_t wanted[KIND_COUNT], uint64_t liked)
{
	uint64_t chosen = 0;
	unsigned kind, n;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		uint64_t free = tray->prisoners[holder] &
				tray_kind_set(tray, opponent(holder),
					      (enum kind)kind);
		uint64_t best = free & liked;

		free &= ~best;
		for (n = 0; n < wanted[kind] && (best | free) != 0; n++) {
			unsigned number = tray_topmost(tray,
						       best != 0 ? best : free);

			chosen |= tray_bit(number);
			best &= ~tray_bit(number);
			free &= ~tray_bit(number);
		}
	}
	return chosen;
}

void
tray_choose(void *tray, const void *move)
{
	struct plateau_tray *chosen = tray;
	const struct plateau_move *turn = move;
	enum side mover = (enum side)chosen->board.to_move;

	chosen->is_uniform_flipped = false;
	chosen->tendered = chosen->paid = 0;
	if (turn->kind == PLATEAU_OPENING || turn->kind == PLATEAU_ONBOARD)
		choose_entering(chosen, turn);
	if (turn->kind == PLATEAU_EXCHANGE || turn->kind == PLATEAU_REFUSAL)
		chosen->tendered = choose_prisoners(chosen, mover, turn->tender,
						    chosen->trade);
	if (turn->kind == PLATEAU_EXCHANGE)
		chosen->paid = choose_prisoners(chosen, opponent(mover),
						turn->payment, 0);
}

/* --- following --- */

/* Rule 39, with numbers: from the top down. */
static void
follow_captures(struct plateau_tray *tray, const struct plateau_move *move)
{
	const struct plateau *board = &tray->board;
	unsigned left = plateau_captures(board, move);
	unsigned end = plateau_end(move);
	const struct piece *column = plateau_column(board, end);
	unsigned height = plateau_height(board, end);

	while (left > 0 && height > 0) {
		const struct piece *piece = &column[--height];

		if (piece->owner == board->to_move)
			continue;
		if (piece->stay > 0)
			add_prisoner(tray, (enum side)board->to_move,
				     piece->stay - 1u);
		left--;
	}
}

static void
follow_entering(struct plateau_tray *tray, const struct plateau_move *move)
{
	unsigned at = tray->board.bottom[move->square];
	unsigned i;

	if (move->kind == PLATEAU_ONBOARD)
		at += move->height;
	for (i = 0; i < move->entering_count; i++) {
		unsigned number = tray->entering[i];

		if (number == GESTURE_NONE)
			continue;
		tray->board.pieces[at + i].stay = (uint8_t)(number + 1);
		tray->reserve &= ~tray_bit(number);
	}
}

static void
follow_exchange(struct plateau_tray *tray)
{
	uint64_t back = tray->tendered | tray->paid;

	tray->prisoners[SIDE_WHITE] &= ~back;
	tray->prisoners[SIDE_BLACK] &= ~back;
	tray->reserve |= back;
}

void
tray_follow(void *tray, const void *move)
{
	struct plateau_tray *followed = tray;
	const struct plateau_move *turn = move;

	if (turn->kind == PLATEAU_MOVE || turn->kind == PLATEAU_STOMP)
		follow_captures(followed, turn);
	plateau_play(&followed->board, turn);
	followed->trade = 0;
	if (turn->kind == PLATEAU_OPENING || turn->kind == PLATEAU_ONBOARD)
		follow_entering(followed, turn);
	else if (turn->kind == PLATEAU_EXCHANGE)
		follow_exchange(followed);
	else if (turn->kind == PLATEAU_REFUSAL)
		followed->trade = followed->tendered;
}
