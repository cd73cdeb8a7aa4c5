/*
 * What a move or stomp takes, and whether the turn says so.
 */
#include "games/plateau.h"

/* How many pieces are put down on the end square. */
static unsigned
arriving_count(const struct plateau_move *move)
{
	int count = move->count;
	unsigned i;

	if (move->kind != PLATEAU_MOVE)
		return 0;
	for (i = 0; i < move->stop_count; i++)
		count += move->stops[i].change;
	return (unsigned)count;
}

static unsigned
count_enemies(const struct plateau *plateau, unsigned square)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned enemies = 0;
	unsigned i;

	for (i = 0; i < height; i++)
		enemies += column[i].owner != plateau->to_move;
	return enemies;
}

/*
 * Rules 38, 41 and B15: the most that can be taken.  Nothing is on the board
 * yet where it will be after the landing, so the top unit is put together
 * from those that arrive and the own ones that they land on.
 */
static unsigned
most_captures(const struct plateau *plateau, const struct plateau_move *move)
{
	unsigned end = plateau_end(move);
	unsigned enemies = count_enemies(plateau, end);
	unsigned unit;

	if (enemies == 0 || plateau_face_shown(plateau, move) == FACE_BLANK)
		return 0;
	unit = arriving_count(move);
	if (plateau_is_own_topped(plateau, end))
		unit += plateau_unit(plateau, end);
	return unit < enemies ? unit : enemies;
}

/* How many are taken when `most` can be; B14. */
static unsigned
captures_of(const struct plateau *plateau, const struct plateau_move *move,
	    unsigned most)
{
	if (!plateau->rules.capture_choice || move->captures == CAPTURES_ALL)
		return most;
	return move->captures == CAPTURES_UNMARKED ? 0 : move->captures;
}

unsigned
plateau_captures(const struct plateau *plateau, const struct plateau_move *move)
{
	if (move->kind != PLATEAU_MOVE && move->kind != PLATEAU_STOMP)
		return 0;
	if (move->captures < CAPTURES_UNMARKED)
		return move->captures; /* checked before */
	return captures_of(plateau, move, most_captures(plateau, move));
}

static bool
can_be(unsigned face, unsigned listed)
{
	return face == listed || face == FACE_HIDDEN;
}

/* Rule 39: the enemy pieces from the top down, own ones skipped. */
static bool
is_listed_right(const struct plateau *plateau, const struct plateau_move *move,
		unsigned taken)
{
	unsigned end = plateau_end(move);
	const struct piece *column = plateau_column(plateau, end);
	unsigned height = plateau_height(plateau, end);
	unsigned n = 0;

	if (move->captured_count != taken)
		return false;
	while (n < taken) {
		height--;
		if (column[height].owner == plateau->to_move)
			continue;
		if (!can_be(column[height].up, move->captured[n].up) ||
		    !can_be(column[height].down, move->captured[n].down))
			return false;
		n++;
	}
	return true;
}

enum diag
plateau_check_captures(const struct plateau *plateau,
		       const struct plateau_move *move)
{
	unsigned most = most_captures(plateau, move);
	unsigned taken = captures_of(plateau, move, most);

	/* Rule 43; B14: a stomp takes at least one. */
	if (move->kind == PLATEAU_STOMP && (most == 0 || taken == 0))
		return DIAG_STOMP_NOTHING;
	if (move->captures == CAPTURES_ALL && most == 0)
		return DIAG_CAPTURE_COUNT;
	if (move->captures < CAPTURES_UNMARKED &&
	    (move->captures != taken || taken > most))
		return DIAG_CAPTURE_COUNT;
	if (move->captured_listed && !is_listed_right(plateau, move, taken))
		return DIAG_CAPTURE_LIST;
	return DIAG_NONE;
}
