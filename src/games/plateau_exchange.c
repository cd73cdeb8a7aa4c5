/*
 * Exchanges of prisoners (rules 48 to 53) and the pass (rule 13), which asks
 * whether anything else could be done.
 */
#include "games/plateau.h"

#include <string.h>

enum { WORDS = PLATEAU_VALUES / 64 };

static bool
has_value(const uint64_t values[WORDS], unsigned value)
{
	return (values[value / 64] >> value % 64 & 1) != 0;
}

/* Adds to each sum that is there the one which is `value` more. */
static void
add_piece(uint64_t sums[WORDS], unsigned value)
{
	unsigned i;

	for (i = WORDS - 1; i > 0; i--)
		sums[i] |= sums[i] << value | sums[i - 1] >> (64 - value);
	sums[0] |= sums[0] << value;
}

void
plateau_sums(const uint8_t pieces[KIND_COUNT], uint64_t sums[WORDS])
{
	unsigned kind;
	unsigned n;

	memset(sums, 0, WORDS * sizeof(sums[0]));
	sums[0] = 1;
	for (kind = 0; kind < KIND_COUNT; kind++)
		for (n = 0; n < pieces[kind]; n++)
			add_piece(sums, plateau_kinds[kind].value);
	sums[0] &= ~UINT64_C(1);
}

static bool
holds(const uint8_t prisoners[KIND_COUNT], const uint8_t pieces[KIND_COUNT])
{
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		if (pieces[kind] > prisoners[kind])
			return false;
	return true;
}

/*
 * B21: whether a tender of this value may still be made in the turn.  Under
 * `higher` it must be above every refused one.
 */
static bool
may_tender(const struct plateau *plateau, unsigned value)
{
	if (!plateau->rules.retender_higher)
		return !has_value(plateau->refused, value);
	for (; value < PLATEAU_VALUES; value++)
		if (has_value(plateau->refused, value))
			return false;
	return true;
}

/* Rule 49: the least that must be paid, 0 when the tender may be refused. */
static unsigned
least_payment(const struct plateau *plateau, enum side responder,
	      unsigned value)
{
	uint64_t sums[WORDS];

	plateau_sums(plateau->prisoners[responder], sums);
	while (value > 0 && !has_value(sums, value))
		value--;
	return value;
}

enum diag
plateau_check_exchange(const struct plateau *plateau,
		       const struct plateau_move *move)
{
	enum side offerer = (enum side)plateau->to_move;
	enum side responder = opponent(offerer);
	unsigned value = plateau_value(move->tender);
	unsigned least;

	if (value == 0 || !holds(plateau->prisoners[offerer], move->tender))
		return DIAG_TENDER;
	if (!may_tender(plateau, value))
		return DIAG_RETENDER;
	if (move->kind == PLATEAU_EXCHANGE &&
	    (plateau_total(move->payment) == 0 ||
	     !holds(plateau->prisoners[responder], move->payment)))
		return DIAG_PAYMENT;
	least = least_payment(plateau, responder, value);
	if (move->kind == PLATEAU_REFUSAL)
		return least == 0 ? DIAG_NONE : DIAG_REFUSAL;
	return plateau_value(move->payment) < least ? DIAG_UNDERPAID
						    : DIAG_NONE;
}

/* Rule 16 and B1: whether a column takes a piece of the mover anywhere. */
static bool
is_open_to_entry(const struct plateau *plateau, unsigned square)
{
	enum side mover = (enum side)plateau->to_move;

	if (plateau_height(plateau, square) == 0)
		return true;
	switch ((enum onboard_option)plateau->rules.onboard) {
	case ONBOARD_TOUCH:
		return plateau_longest_unit(plateau, square, mover) > 0;
	case ONBOARD_OFFICIAL86:
		return true;
	case ONBOARD_OWNTOP:
		return plateau_is_own_topped(plateau, square);
	}
	return false;
}

/* Rule 36: where a blank may end. */
static bool
is_open_to_blank(const struct plateau *plateau, unsigned square)
{
	return plateau_height(plateau, square) == 0 ||
	       plateau_is_own_topped(plateau, square);
}

/* Whether a blank finds a place on one of the eight lines from `square`. */
static bool
can_blank_go(const struct plateau *plateau, unsigned square, int files,
	     int ranks)
{
	int size = plateau->rules.size;
	int file = (int)square % size;
	int rank = (int)square / size;
	unsigned left = plateau_unit(plateau, square);

	while (left-- > 0) {
		file += files;
		rank += ranks;
		if (file < 0 || file >= size || rank < 0 || rank >= size)
			return false;
		if (is_open_to_blank(plateau, (unsigned)(rank * size + file)))
			return true;
	}
	return false;
}

static bool
is_marker(unsigned face)
{
	return face != FACE_BLANK && face != FACE_HIDDEN;
}

/*
 * Whether the top unit of an own-topped column can move.  With a marker on
 * either side of its top piece it can: a weapon may end on any square, and
 * from every square of the board one lies next to it straight, diagonally and
 * a knight's move away.  Only a Mute can be shut in.  A stomp needs a marker
 * too, so it adds nothing.
 */
static bool
can_unit_move(const struct plateau *plateau, unsigned square)
{
	const struct piece *top = plateau_top(plateau, square);
	int files;
	int ranks;

	if (is_marker(top->up) || is_marker(top->down))
		return true;
	for (files = -1; files <= 1; files++)
		for (ranks = -1; ranks <= 1; ranks++)
			if ((files != 0 || ranks != 0) &&
			    can_blank_go(plateau, square, files, ranks))
				return true;
	return false;
}

bool
plateau_has_board_play(const struct plateau *plateau)
{
	unsigned squares = plateau_square_count(plateau);
	bool has_reserve = plateau_reserve_total(
				   plateau, (enum side)plateau->to_move) > 0;
	unsigned square;

	for (square = 0; square < squares; square++) {
		if (has_reserve && is_open_to_entry(plateau, square))
			return true;
		if (plateau_is_own_topped(plateau, square) &&
		    can_unit_move(plateau, square))
			return true;
	}
	return false;
}

static bool
has_tender(const struct plateau *plateau)
{
	uint64_t sums[WORDS];
	unsigned value;

	plateau_sums(plateau->prisoners[plateau->to_move], sums);
	for (value = 1; value < PLATEAU_VALUES; value++)
		if (has_value(sums, value) && may_tender(plateau, value))
			return true;
	return false;
}

/* Rule 13 and B25. */
enum diag
plateau_check_pass(const struct plateau *plateau)
{
	if (plateau_has_board_play(plateau))
		return DIAG_PASS;
	if (plateau->rules.pass_no_play_at_all && has_tender(plateau))
		return DIAG_PASS;
	return DIAG_NONE;
}
