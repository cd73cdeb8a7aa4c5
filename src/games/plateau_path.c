/*
 * The way of a move: direction, distance, the squares passed, and what is
 * dropped and picked up there (rules 23 to 34).
 */
#include "games/plateau.h"

#include <stdlib.h>

/* From the start of a move to its end. */
struct way {
	unsigned start;
	int files, ranks; /* how far to the right and up */
	int distance;	  /* in squares, of a straight or diagonal line */
	int step;	  /* from one square of the line to the next */
};

static int
sign(int number)
{
	return (number > 0) - (number < 0);
}

static int
larger(int a, int b)
{
	return a > b ? a : b;
}

/* Divides by constants, which is much faster than by a variable. */
static int
rank_of(int square, int size)
{
	return size == 4 ? square / 4 : square / 5;
}

static struct way
find_way(const struct plateau *plateau, const struct plateau_move *move)
{
	int size = plateau->rules.size;
	int start = move->square;
	int end = (int)plateau_end(move);
	struct way way;

	way.start = move->square;
	way.ranks = rank_of(end, size) - rank_of(start, size);
	way.files = end - start - size * way.ranks;
	way.distance = larger(abs(way.files), abs(way.ranks));
	way.step = sign(way.files) + size * sign(way.ranks);
	return way;
}

/* Rules 23 to 25, 27. */
static enum diag
check_direction(const struct way *way, const struct walk *walk, unsigned unit)
{
	int squared = way->files * way->files + way->ranks * way->ranks;
	bool is_straight = way->files == 0 || way->ranks == 0;
	bool is_diagonal = abs(way->files) == abs(way->ranks);

	if (walk->crooked)
		return squared == 5 ? DIAG_NONE : DIAG_TWISTER;
	if (squared == 0 || (!is_straight && !is_diagonal))
		return DIAG_LINE;
	if (is_straight ? !walk->straight : !walk->diagonal)
		return DIAG_DIRECTION;
	return way->distance > (int)unit ? DIAG_DISTANCE : DIAG_NONE;
}

/* Named squares of a line run outwards, each once. */
static enum diag
check_line(const struct way *way, const struct plateau_move *move)
{
	int passed = 0;
	unsigned i;

	for (i = 0; i + 1 < move->stop_count; i++) {
		int square = move->stops[i].square;

		do
			passed++;
		while (passed < way->distance &&
		       (int)way->start + passed * way->step != square);
		if (passed >= way->distance)
			return DIAG_PATH;
	}
	return DIAG_NONE;
}

/*
 * The Twister passes one square.  From S to E it is c, on the long side of the
 * L; d, diagonal from S, only under twister_corner=either (B6).
 *
 *   . d E
 *   S c .
 */
static enum diag
check_corner(const struct way *way, const struct plateau_move *move, int size,
	     bool either)
{
	int start = (int)way->start;
	int diagonal = start + way->step;
	int straight = abs(way->files) > abs(way->ranks)
			       ? start + sign(way->files)
			       : start + size * sign(way->ranks);

	if (move->stop_count < 2)
		return DIAG_NONE;
	if (move->stop_count > 2)
		return DIAG_PATH;
	if (move->stops[0].square == straight)
		return DIAG_NONE;
	if (move->stops[0].square != diagonal)
		return DIAG_PATH;
	return either ? DIAG_NONE : DIAG_CORNER;
}

/*
 * The up-faces of the travelling pieces.  They end at the end of the array:
 * what is picked up joins below, what is dropped leaves from below.
 */
struct hand {
	unsigned lowest;
	unsigned first; /* the lowest of those from the start square */
	uint8_t ups[PLATEAU_PIECES_MAX];
};

static void
lift(struct hand *hand, const struct plateau *plateau, unsigned square,
     unsigned count)
{
	const struct piece *first = plateau->pieces +
				    plateau->bottom[square + 1] - count;
	unsigned i;

	hand->lowest -= count;
	for (i = 0; i < count; i++)
		hand->ups[hand->lowest + i] = first[i].up;
}

/* B11: where the rule was not asked of what was picked up. */
static bool
may_pin(const struct hand *hand, const struct plateau *plateau, unsigned piece)
{
	return hand->ups[piece] != FACE_BLANK ||
	       (plateau->rules.lets_picked_up_pin && piece < hand->first);
}

/* Rules 28, 30, 31. */
static enum diag
drop(struct hand *hand, const struct plateau *plateau, unsigned square,
     unsigned count)
{
	if (count >= PLATEAU_PIECES_MAX - hand->lowest)
		return DIAG_DROP_COUNT;
	hand->lowest += count;
	if (plateau_is_enemy_topped(plateau, square) &&
	    !may_pin(hand, plateau, hand->lowest - 1))
		return DIAG_PIN_BLANK;
	return DIAG_NONE;
}

/* Rules 28, 29; what stays below may be a blank on an enemy (B12). */
static enum diag
pick_up(struct hand *hand, const struct plateau *plateau, unsigned square,
	unsigned count)
{
	if (plateau_is_enemy_topped(plateau, square))
		return DIAG_PICKUP_ENEMY;
	if (count > plateau_unit(plateau, square))
		return DIAG_PICKUP_COUNT;
	lift(hand, plateau, square, count);
	return DIAG_NONE;
}

static enum diag
check_changes(const struct plateau *plateau, const struct plateau_move *move)
{
	struct hand hand = {0};
	enum diag wrong = DIAG_NONE;
	unsigned i;

	hand.lowest = PLATEAU_PIECES_MAX;
	lift(&hand, plateau, move->square, move->count);
	hand.first = hand.lowest;
	for (i = 0; i + 1 < move->stop_count && wrong == DIAG_NONE; i++) {
		const struct plateau_stop *stop = &move->stops[i];

		if (stop->change < 0)
			wrong = drop(&hand, plateau, stop->square,
				     (unsigned)-stop->change);
		else if (stop->change > 0)
			wrong = pick_up(&hand, plateau, stop->square,
					(unsigned)stop->change);
	}
	return wrong;
}

enum diag
plateau_check_path(const struct plateau *plateau,
		   const struct plateau_move *move)
{
	const struct walk *walk =
		&plateau_walks[plateau_face_shown(plateau, move)];
	struct way way = find_way(plateau, move);
	enum diag wrong;
	int last;

	if (move->path_too_long)
		return DIAG_PATH;
	wrong = check_direction(&way, walk,
				plateau_unit(plateau, move->square));
	if (wrong != DIAG_NONE)
		return wrong;
	wrong = walk->crooked ? check_corner(&way, move, plateau->rules.size,
					     plateau->rules.corner_either)
			      : check_line(&way, move);
	/* check_direction has seen to it that there is an end square. */
	last = move->stops[move->stop_count - 1].change;
	if (wrong == DIAG_NONE && last != 0)
		return last < 0 ? DIAG_DROP_COUNT : DIAG_PICKUP_COUNT;
	if (wrong == DIAG_NONE && move->stop_count > 1)
		wrong = check_changes(plateau, move);
	return wrong;
}
