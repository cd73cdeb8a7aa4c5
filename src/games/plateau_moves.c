/*
 * All legal turns of a position: openings, onboards, exchanges, the pass.
 * Moves and stomps are in plateau_moves_path.c.  Written apart from the check
 * of a single turn, so that each tests the other.
 */
#include "games/plateau_moves.h"

#include <string.h>

/* How a piece may enter, from its kind and the side that lies up. */
static struct faces
entering_faces(enum kind kind, unsigned turned)
{
	const struct kind_row *row = &plateau_kinds[kind];

	if (turned)
		return (struct faces){(uint8_t)row->other,
				      (uint8_t)row->marker};
	return (struct faces){(uint8_t)row->marker, (uint8_t)row->other};
}

/* In how many ways a piece of that kind can lie: 1 if its faces are alike. */
static unsigned
way_count(enum kind kind)
{
	return plateau_kinds[kind].marker == plateau_kinds[kind].other ? 1 : 2;
}

bool
plateau_moves_tell(struct listing *listing)
{
	listing->has_told = true;
	return listing->visit(listing->context, &listing->move);
}

static void
begin(struct listing *listing, enum plateau_turn kind, unsigned square)
{
	memset(&listing->move, 0, sizeof(listing->move));
	listing->move.kind = (uint8_t)kind;
	listing->move.square = (uint8_t)square;
}

/* --- openings, rules 8 to 11 --- */

static bool
is_perimeter(const struct plateau *plateau, unsigned square)
{
	unsigned size = plateau->rules.size;
	unsigned column = square % size, row = square / size;

	return column == 0 || row == 0 || column == size - 1 || row == size - 1;
}

/* The lower piece is chosen already and gone from `left`. */
static bool
list_upper(struct listing *listing, const uint8_t left[KIND_COUNT])
{
	for (unsigned kind = 0; kind < KIND_COUNT; kind++) {
		if (left[kind] == 0)
			continue;
		for (unsigned way = 0; way < way_count(kind); way++) {
			listing->move.entering[1] = entering_faces(kind, way);
			if (!plateau_moves_tell(listing))
				return false;
		}
	}
	return true;
}

static bool
list_pairs(struct listing *listing)
{
	uint8_t left[KIND_COUNT];

	memcpy(left, listing->plateau->reserve[listing->mover], sizeof(left));
	for (unsigned kind = 0; kind < KIND_COUNT; kind++) {
		if (left[kind] == 0)
			continue;
		left[kind]--;
		for (unsigned way = 0; way < way_count(kind); way++) {
			listing->move.entering[0] = entering_faces(kind, way);
			if (!list_upper(listing, left))
				return false;
		}
		left[kind]++;
	}
	return true;
}

static bool
list_openings(struct listing *listing)
{
	const struct plateau *plateau = listing->plateau;

	for (unsigned s = 0; s < plateau_square_count(plateau); s++) {
		if (!is_perimeter(plateau, s) || plateau_height(plateau, s) > 0)
			continue;
		begin(listing, PLATEAU_OPENING, s);
		listing->move.entering_count = 2;
		if (!list_pairs(listing))
			return false;
	}
	return true;
}

/* --- onboards, rules 15 to 19 and B1 --- */

static bool
can_enter(const struct listing *listing, unsigned square, unsigned height)
{
	const struct plateau *plateau = listing->plateau;
	const struct piece *column = plateau_column(plateau, square);
	unsigned n = plateau_height(plateau, square);
	bool touches;

	if (n == 0)
		return true;
	touches = (height > 0 && column[height - 1].owner == listing->mover) ||
		  (height < n && column[height].owner == listing->mover);
	switch ((enum onboard_option)plateau->rules.onboard) {
	case ONBOARD_TOUCH:
		return touches;
	case ONBOARD_OFFICIAL86:
		return touches || height == 0;
	case ONBOARD_OWNTOP:
		return touches && column[n - 1].owner == listing->mover;
	}
	return false;
}

/* Every piece of the reserve, at the place that the turn has already. */
static bool
list_entering(struct listing *listing)
{
	const uint8_t *reserve = listing->plateau->reserve[listing->mover];

	for (unsigned kind = 0; kind < KIND_COUNT; kind++) {
		if (reserve[kind] == 0)
			continue;
		for (unsigned way = 0; way < way_count(kind); way++) {
			listing->move.entering[0] = entering_faces(kind, way);
			if (!plateau_moves_tell(listing))
				return false;
		}
	}
	return true;
}

static bool
list_onboards(struct listing *listing)
{
	const struct plateau *plateau = listing->plateau;

	for (unsigned s = 0; s < plateau_square_count(plateau); s++) {
		unsigned n = plateau_height(plateau, s);

		for (unsigned height = 0; height <= n; height++) {
			if (!can_enter(listing, s, height))
				continue;
			begin(listing, PLATEAU_ONBOARD, s);
			listing->move.entering_count = 1;
			listing->move.height = (uint8_t)height;
			if (!list_entering(listing))
				return false;
		}
	}
	return true;
}

/* --- exchanges, rules 48 to 53 and B21 --- */

/*
 * Counts `chosen` up as a number whose digits go from 0 to `held`: so it runs
 * through all choices of the pieces held.  False when it is empty again.
 */
static bool
next_choice(uint8_t chosen[KIND_COUNT], const uint8_t held[KIND_COUNT])
{
	for (unsigned kind = 0; kind < KIND_COUNT; kind++) {
		if (chosen[kind] < held[kind]) {
			chosen[kind]++;
			return true;
		}
		chosen[kind] = 0;
	}
	return false;
}

static bool
is_refused(const struct plateau *plateau, unsigned value)
{
	return plateau->refused[value / 64] >> (value % 64) & 1;
}

/* B21: what may still be tendered in this turn. */
static bool
can_tender(const struct plateau *plateau, unsigned value)
{
	if (!plateau->rules.retender_higher)
		return !is_refused(plateau, value);
	for (unsigned higher = value; higher < PLATEAU_VALUES; higher++) {
		if (is_refused(plateau, higher))
			return false;
	}
	return true;
}

static bool
has_tender(const struct listing *listing)
{
	const uint8_t *held = listing->plateau->prisoners[listing->mover];
	uint8_t tender[KIND_COUNT] = {0};

	while (next_choice(tender, held)) {
		if (can_tender(listing->plateau, plateau_value(tender)))
			return true;
	}
	return false;
}

/* The formula of rule 49: the most that can be paid without overpaying. */
static unsigned
least_payment(const uint8_t held[KIND_COUNT], unsigned value)
{
	uint8_t payment[KIND_COUNT] = {0};
	unsigned least = 0;

	while (next_choice(payment, held)) {
		unsigned sum = plateau_value(payment);

		if (sum <= value && sum > least)
			least = sum;
	}
	return least;
}

/* Every answer that pays for the tender of the turn. */
static bool
list_payments(struct listing *listing)
{
	const uint8_t *held =
		listing->plateau->prisoners[opponent(listing->mover)];
	uint8_t *payment = listing->move.payment;
	unsigned least;

	least = least_payment(held, plateau_value(listing->move.tender));
	while (next_choice(payment, held)) {
		if (plateau_value(payment) < least)
			continue;
		if (!plateau_moves_tell(listing))
			return false;
	}
	return true;
}

static bool
list_exchanges(struct listing *listing)
{
	const struct plateau *plateau = listing->plateau;
	const uint8_t *held = plateau->prisoners[listing->mover];
	uint8_t *tender = listing->move.tender;

	begin(listing, PLATEAU_EXCHANGE, 0);
	while (next_choice(tender, held)) {
		if (!can_tender(plateau, plateau_value(tender)))
			continue;
		if (!list_payments(listing))
			return false;
	}
	return true;
}

/* B25, asked when no board play has been found. */
static bool
list_pass(struct listing *listing)
{
	if (listing->plateau->rules.pass_no_play_at_all && has_tender(listing))
		return true;
	begin(listing, PLATEAU_PASS, 0);
	return plateau_moves_tell(listing);
}

void
plateau_list(const void *position, move_visitor *visit, void *context)
{
	const struct plateau *plateau = position;
	struct listing listing = {
		.plateau = plateau,
		.mover = (enum side)plateau->to_move,
		.visit = visit,
		.context = context,
	};

	if (plateau_is_over(plateau))
		return;
	if (plateau->number <= 2) {
		list_openings(&listing);
		return;
	}
	if (!list_onboards(&listing) || !plateau_moves_walk(&listing))
		return;
	if (!listing.has_told && !list_pass(&listing))
		return;
	list_exchanges(&listing);
}
