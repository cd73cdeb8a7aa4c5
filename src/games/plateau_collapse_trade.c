/*
 * Gestures with prisoners: what is tendered, and what is paid for it.
 */
#include "games/plateau_collapse.h"

static uint64_t *
offered_by(const struct collapse *collapse)
{
	return collapse->is_answer ? &collapse->tray->paid
				   : &collapse->tray->tendered;
}

static enum side
holder_now(const struct collapse *collapse)
{
	return collapse->is_answer ? opponent(collapse->owner)
				   : collapse->owner;
}

/* The piece and those of its kind that lie on it. */
enum diag
collapse_pick_prisoner(struct collapse *collapse)
{
	struct plateau_tray *tray = collapse->tray;
	const struct gesture *gesture = collapse->gesture;
	unsigned number = gesture->pieces[0];
	uint64_t held = tray->prisoners[holder_now(collapse)];
	uint64_t among = *offered_by(collapse);

	if (gesture->place == PLACE_PRISONERS)
		among = held & ~among;
	if (number >= 2u * tray->set_size || (among & gesture->set) == 0)
		return collapse_misplaced(collapse, number);
	collapse->moved = gesture->set;
	if (tray_level(tray, among, number) != gesture->level)
		return DIAG_NONE;
	collapse->moved |= tray_above(tray, among, number);
	return DIAG_NONE;
}

enum diag
collapse_drop_prisoner(struct collapse *collapse)
{
	uint64_t *offered = offered_by(collapse);

	if (collapse->moved == 0)
		return collapse_refuse(collapse, "no prisoner is in hand");
	if (collapse->gesture->place == PLACE_TRADE)
		*offered |= collapse->moved;
	else
		*offered &= ~collapse->moved;
	collapse->moved = 0;
	collapse->has_tendered = true;
	return DIAG_NONE;
}

enum diag
collapse_trade(struct collapse *collapse)
{
	struct plateau_tray *tray = collapse->tray;
	uint64_t missing = collapse->gesture->set &
			   ~tray->prisoners[holder_now(collapse)];
	unsigned number = 0;

	if (missing != 0) {
		while ((missing & tray_bit(number)) == 0)
			number++;
		return collapse_misplaced(collapse, number);
	}
	*offered_by(collapse) |= collapse->gesture->set;
	collapse->has_tendered = true;
	return DIAG_NONE;
}
