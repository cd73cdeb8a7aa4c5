/*
 * Whether a turn is legal: opening, onboarding, start and landing.  Asks in the
 * order in which a player would explain a fault.
 */
#include "games/plateau.h"

/* In rules 8 to 11 "opening" means the first turn of each side. */
enum { OPENING_TURNS = 2 };

static bool
is_on_perimeter(const struct plateau *plateau, unsigned square)
{
	unsigned size = plateau->rules.size;
	unsigned file = square % size;
	unsigned rank = square / size;

	return file == 0 || rank == 0 || file == size - 1 || rank == size - 1;
}

/* Faces are only left out for a side whose pieces are not all known. */
static bool
is_missing(const struct plateau *plateau, enum kind kind)
{
	return kind == KIND_COUNT && !plateau->is_hidden[plateau->to_move];
}

/* Whether the side to move can have so many of the kind in its reserve. */
static bool
has_in_reserve(const struct plateau *plateau, enum kind kind, unsigned count)
{
	enum side side = (enum side)plateau->to_move;

	if (plateau->is_hidden[side])
		return plateau->unseen[side] >= count;
	return plateau->reserve[side][kind] >= count;
}

static enum kind
kind_entering(const struct plateau_move *move, unsigned n)
{
	return plateau_kind_of((enum face)move->entering[n].up,
			       (enum face)move->entering[n].down);
}

/* Rules 8 and 9. */
static enum diag
check_opening(const struct plateau *plateau, const struct plateau_move *move)
{
	enum kind lower = kind_entering(move, 0);
	enum kind upper = kind_entering(move, 1);

	if (!is_on_perimeter(plateau, move->square))
		return DIAG_PERIMETER;
	if (plateau_height(plateau, move->square) > 0)
		return DIAG_OCCUPIED;
	if (is_missing(plateau, lower) || is_missing(plateau, upper))
		return DIAG_FACE_UNKNOWN;
	if (!has_in_reserve(plateau, lower, 1) ||
	    !has_in_reserve(plateau, upper, lower == upper ? 2 : 1))
		return DIAG_RESERVE;
	return DIAG_NONE;
}

/* Whether a piece that gets this height lies on or under an own one. */
static bool
would_touch_own(const struct plateau *plateau, unsigned square, unsigned height)
{
	const struct piece *column = plateau_column(plateau, square);

	if (height > 0 && column[height - 1].owner == plateau->to_move)
		return true;
	return height < plateau_height(plateau, square) &&
	       column[height].owner == plateau->to_move;
}

/* Rule 16 and B1; the column is not empty. */
static bool
may_enter(const struct plateau *plateau, unsigned square, unsigned height)
{
	bool touches = would_touch_own(plateau, square, height);

	switch ((enum onboard_option)plateau->rules.onboard) {
	case ONBOARD_TOUCH:
		return touches;
	case ONBOARD_OFFICIAL86:
		return touches || height == 0;
	case ONBOARD_OWNTOP:
		return touches && plateau_is_own_topped(plateau, square);
	}
	return false;
}

static enum diag
check_onboard(const struct plateau *plateau, const struct plateau_move *move)
{
	unsigned column_height = plateau_height(plateau, move->square);
	enum kind kind = kind_entering(move, 0);

	if (is_missing(plateau, kind))
		return DIAG_FACE_UNKNOWN;
	if (!has_in_reserve(plateau, kind, 1))
		return DIAG_RESERVE;
	if (move->height > column_height)
		return DIAG_HEIGHT;
	if (column_height == 0 ||
	    may_enter(plateau, move->square, move->height))
		return DIAG_NONE;
	if (move->height > 0 &&
	    !would_touch_own(plateau, move->square, move->height))
		return DIAG_ONBOARD_ENEMY;
	return DIAG_ONBOARD_TOUCH;
}

/* Rule 20: whether the column can be moved at all. */
static enum diag
check_start(const struct plateau *plateau, unsigned square)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned i;

	if (height == 0)
		return DIAG_EMPTY;
	if (plateau_is_own_topped(plateau, square))
		return DIAG_NONE;
	for (i = 0; i < height; i++)
		if (column[i].owner == plateau->to_move)
			return DIAG_PINNED;
	return DIAG_NOT_OWN;
}

/* Rule 22 and B5; the top piece is own. */
static enum diag
check_flip(const struct plateau *plateau, const struct plateau_move *move)
{
	const struct piece *top = plateau_top(plateau, move->square);

	if (!move->flips)
		return DIAG_NONE;
	if (top->down != FACE_HIDDEN && move->face != top->down)
		return DIAG_FLIP;
	if (top->up == move->face && !plateau->rules.flip_uniform)
		return DIAG_FLIP;
	return DIAG_NONE;
}

static enum diag
check_move(const struct plateau *plateau, const struct plateau_move *move)
{
	enum diag wrong = check_start(plateau, move->square);

	if (wrong != DIAG_NONE)
		return wrong;
	if (move->count == 0 ||
	    move->count > plateau_unit(plateau, move->square))
		return DIAG_COUNT_OF_UNIT;
	wrong = check_flip(plateau, move);
	if (wrong == DIAG_NONE)
		wrong = plateau_check_path(plateau, move);
	if (wrong != DIAG_NONE)
		return wrong;
	/* Rule 36: a blank lands on no enemy. */
	if (plateau_is_enemy_topped(plateau, plateau_end(move)) &&
	    plateau_face_shown(plateau, move) == FACE_BLANK)
		return DIAG_LANDING_BLANK;
	return plateau_check_captures(plateau, move);
}

/* Rule 43. */
static enum diag
check_stomp(const struct plateau *plateau, const struct plateau_move *move)
{
	enum diag wrong = check_start(plateau, move->square);

	if (wrong == DIAG_NONE)
		wrong = check_flip(plateau, move);
	if (wrong != DIAG_NONE)
		return wrong;
	if (plateau_face_shown(plateau, move) == FACE_BLANK)
		return DIAG_STOMP_BLANK;
	return plateau_check_captures(plateau, move);
}

/* B4: a flip alone is no turn, but it may be wrong in other ways first. */
static enum diag
check_flip_only(const struct plateau *plateau, const struct plateau_move *move)
{
	enum diag wrong = check_start(plateau, move->square);

	if (wrong == DIAG_NONE)
		wrong = check_flip(plateau, move);
	return wrong == DIAG_NONE ? DIAG_FLIP_ONLY : wrong;
}

static enum diag
check_kind(const struct plateau *plateau, const struct plateau_move *move)
{
	switch ((enum plateau_turn)move->kind) {
	case PLATEAU_OPENING:
		return check_opening(plateau, move);
	case PLATEAU_ONBOARD:
		return check_onboard(plateau, move);
	case PLATEAU_MOVE:
		return check_move(plateau, move);
	case PLATEAU_STOMP:
		return check_stomp(plateau, move);
	case PLATEAU_FLIP:
		return check_flip_only(plateau, move);
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
		return plateau_check_exchange(plateau, move);
	case PLATEAU_PASS:
		return plateau_check_pass(plateau);
	case PLATEAU_TURN_COUNT:
		break;
	}
	return DIAG_TURN_SYNTAX;
}

unsigned
plateau_find_impossible(const struct plateau_move *move)
{
	unsigned n = 0;

	while (n < move->entering_count &&
	       !plateau_is_impossible(&move->entering[n]))
		n++;
	return n;
}

enum diag
plateau_check(const void *position, const void *move)
{
	const struct plateau *plateau = position;
	const struct plateau_move *turn = move;
	bool opens = turn->kind == PLATEAU_OPENING;

	if (plateau_is_over(plateau))
		return DIAG_GAME_OVER;
	if (opens != (plateau->number <= OPENING_TURNS))
		return DIAG_OPENING;
	if (plateau_find_impossible(turn) < turn->entering_count)
		return DIAG_NO_SUCH_PIECE;
	return check_kind(plateau, turn);
}

enum diag
plateau_remark(const void *position, const void *move, unsigned nth)
{
	const struct plateau *plateau = position;
	const struct plateau_move *turn = move;

	if (nth == 0 && turn->kind == PLATEAU_MOVE &&
	    turn->captures == CAPTURES_UNMARKED &&
	    plateau_captures(plateau, turn) > 0)
		return DIAG_CAPTURE_UNMARKED;
	return DIAG_NONE;
}
