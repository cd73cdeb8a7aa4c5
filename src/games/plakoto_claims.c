/*
 * What is to be said of a legal turn of Plakoto: the marks * that it bears, and
 * how it is written.
 */
#include "games/plakoto.h"

/*
 * What a star claims at a point where the turn has a step to.  A checker that
 * is freed in passing and pinned again, or pinned in passing, was pinned by the
 * step, yet the turn as a whole pins nothing there (R16).
 */
static enum diag
judge_star(const struct plakoto *plakoto, const struct plakoto_move *move,
	   unsigned point)
{
	enum side mover = (enum side)plakoto->to_move;
	unsigned standing = plakoto->free[mover][point];
	unsigned leaving = 0, arriving = 0;
	unsigned i;

	if (point == PLAKOTO_OFF)
		return DIAG_PLAKOTO_PIN_MARK;
	for (i = 0; i < move->step_count; i++) {
		leaving += move->steps[i].from == point;
		arriving += move->steps[i].to == point;
	}
	if (plakoto_has_lone_enemy(plakoto, mover, point))
		return standing + arriving > leaving ? DIAG_NONE
						     : DIAG_PLAKOTO_PIN_PASSING;
	if (plakoto_has_pinned(plakoto, opponent(mover),
			       plakoto_other(point)) &&
	    leaving >= standing)
		return DIAG_PLAKOTO_PIN_PASSING;
	return DIAG_PLAKOTO_PIN_MARK;
}

unsigned
plakoto_find_star(const struct plakoto *plakoto,
		  const struct plakoto_move *move, enum diag broken)
{
	unsigned n;

	for (n = 0; n < move->step_count; n++)
		if (move->steps[n].has_star &&
		    judge_star(plakoto, move, move->steps[n].to) == broken)
			break;
	return n;
}

static bool
applies(const struct plakoto *plakoto, const struct plakoto_move *move,
	enum diag id)
{
	if (id == DIAG_PLAKOTO_DICE_ORDER)
		return move->is_low_first;
	if (id == DIAG_PLAKOTO_SHORT_FORM)
		return move->has_short_form;
	return plakoto_find_star(plakoto, move, id) < move->step_count;
}

static bool
has_star(const struct plakoto_move *move)
{
	unsigned i;

	for (i = 0; i < move->step_count; i++)
		if (move->steps[i].has_star)
			return true;
	return false;
}

enum diag
plakoto_remark(const void *position, const void *move, unsigned nth)
{
	static const enum diag remarks[] = {
		DIAG_PLAKOTO_DICE_ORDER,
		DIAG_PLAKOTO_SHORT_FORM,
		DIAG_PLAKOTO_PIN_PASSING,
		DIAG_PLAKOTO_PIN_MARK,
	};
	const struct plakoto_move *turn = move;
	unsigned i;

	if (!turn->is_low_first && !turn->has_short_form && !has_star(turn))
		return DIAG_NONE;
	for (i = 0; i < sizeof(remarks) / sizeof(remarks[0]); i++)
		if (applies(position, move, remarks[i]) && nth-- == 0)
			return remarks[i];
	return DIAG_NONE;
}
