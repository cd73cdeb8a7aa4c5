/*
 * All moves and stomps of a position: which units, turned or not, how many
 * pieces, along which path, with what left and taken up on the way.
 */
#include "games/plateau_moves.h"

#include <string.h>

/* The up-faces of the pieces that travel, bottom to top. */
struct load {
	uint8_t count;
	uint8_t up[PLATEAU_CAPTURED_MAX];
};

/* One path over the board: the squares after the start, the end last. */
struct path {
	struct listing *listing;
	unsigned length;
	uint8_t squares[PLATEAU_STOPS_MAX];
};

struct step {
	int right, up;
};

static const struct step straight_steps[] = {
	{1, 0},
	{-1, 0},
	{0, 1},
	{0, -1},
};
static const struct step diagonal_steps[] = {
	{1, 1},
	{1, -1},
	{-1, 1},
	{-1, -1},
};
static const struct step crooked_steps[] = {
	{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1},
};

/* The square `step` away, if it is on the board. */
static bool
find_square(const struct plateau *plateau, unsigned from, struct step step,
	    uint8_t *square)
{
	int size = plateau->rules.size;
	int right = (int)from % size + step.right;
	int up = (int)from / size + step.up;

	if (right < 0 || right >= size || up < 0 || up >= size)
		return false;
	*square = (uint8_t)(up * size + right);
	return true;
}

static bool
is_topped_by(const struct plateau *plateau, unsigned square, enum side side)
{
	unsigned n = plateau_height(plateau, square);

	return n > 0 && plateau_column(plateau, square)[n - 1].owner == side;
}

static unsigned
count_of(const struct plateau *plateau, unsigned square, enum side side)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned n = plateau_height(plateau, square), count = 0;

	for (unsigned i = 0; i < n; i++)
		count += column[i].owner == side;
	return count;
}

static unsigned
smaller(unsigned a, unsigned b)
{
	return a < b ? a : b;
}

/* --- the end of a move; captures, rules 36 to 43 and B14 --- */

/* The turn with every number of captures from `least` to `most`. */
static bool
list_captures(struct listing *listing, unsigned least, unsigned most)
{
	bool goes_on = true;

	if (!listing->plateau->rules.capture_choice)
		least = most;
	for (unsigned n = least; n <= most && goes_on; n++) {
		listing->move.captures = (uint8_t)n;
		goes_on = plateau_moves_tell(listing);
	}
	listing->move.captures = 0;
	return goes_on;
}

static void
add_stop(struct plateau_move *move, unsigned square, int change)
{
	struct plateau_stop *stop = &move->stops[move->stop_count++];

	stop->square = (uint8_t)square;
	stop->change = (int8_t)change;
}

static void
remove_stop(struct plateau_move *move)
{
	move->stops[--move->stop_count] = (struct plateau_stop){0, 0};
}

static bool
land(const struct path *path, const struct load *load)
{
	struct listing *listing = path->listing;
	const struct plateau *plateau = listing->plateau;
	unsigned end = path->squares[path->length - 1];
	enum side enemy = opponent(listing->mover);
	bool is_weapon = load->up[load->count - 1] != FACE_BLANK;
	unsigned strength = load->count, most = 0;
	bool goes_on;

	if (!is_weapon && is_topped_by(plateau, end, enemy))
		return true;
	if (is_topped_by(plateau, end, listing->mover))
		strength += plateau_unit(plateau, end);
	if (is_weapon)
		most = smaller(strength, count_of(plateau, end, enemy));
	add_stop(&listing->move, end, 0);
	goes_on = list_captures(listing, 0, most);
	remove_stop(&listing->move);
	return goes_on;
}

/* --- the way, rules 28 to 34 --- */

static bool walk(const struct path *path, unsigned at, const struct load *load);

/* Goes on from square `at` of the path after `change` was done there. */
static bool
walk_on(const struct path *path, unsigned at, int change,
	const struct load *load)
{
	struct plateau_move *move = &path->listing->move;
	bool goes_on;

	add_stop(move, path->squares[at], change);
	goes_on = walk(path, at + 1, load);
	remove_stop(move);
	return goes_on;
}

static bool
list_drops(const struct path *path, unsigned at, const struct load *load)
{
	const struct listing *listing = path->listing;
	bool pins = is_topped_by(listing->plateau, path->squares[at],
				 opponent(listing->mover));

	for (unsigned n = 1; n < load->count; n++) {
		struct load rest = {.count = (uint8_t)(load->count - n)};

		if (pins && load->up[n - 1] == FACE_BLANK)
			continue;
		memcpy(rest.up, load->up + n, rest.count);
		if (!walk_on(path, at, -(int)n, &rest))
			return false;
	}
	return true;
}

static bool
list_pickups(const struct path *path, unsigned at, const struct load *load)
{
	const struct plateau *plateau = path->listing->plateau;
	unsigned square = path->squares[at];
	const struct piece *end = plateau_column(plateau, square + 1);

	if (!is_topped_by(plateau, square, path->listing->mover))
		return true;
	for (unsigned n = 1; n <= plateau_unit(plateau, square); n++) {
		struct load more = {.count = (uint8_t)(load->count + n)};

		for (unsigned i = 0; i < n; i++)
			more.up[i] = (end - n)[i].up;
		memcpy(more.up + n, load->up, load->count);
		if (!walk_on(path, at, (int)n, &more))
			return false;
	}
	return true;
}

/* The squares of the path from number `at` on; at most four deep. */
static bool
walk(const struct path *path, unsigned at, const struct load *load)
{
	if (at + 1 == path->length)
		return land(path, load);
	return walk(path, at + 1, load) && list_drops(path, at, load) &&
	       list_pickups(path, at, load);
}

/* --- the start, rules 20 to 25 --- */

/*
 * The upper `count` pieces of the unit on the start square, the top one
 * showing `face`.
 */
static struct load
take_load(const struct listing *listing, unsigned count, enum face face)
{
	unsigned square = listing->move.square;
	const struct piece *end = plateau_column(listing->plateau, square + 1);
	struct load load = {.count = (uint8_t)count};

	for (unsigned i = 0; i < count; i++)
		load.up[i] = (end - count)[i].up;
	load.up[count - 1] = (uint8_t)face;
	return load;
}

/* Straight and diagonal paths: a square further each time (rule 24). */
static bool
list_line(struct listing *listing, struct step step, enum face face)
{
	const struct plateau *plateau = listing->plateau;
	unsigned start = listing->move.square;
	unsigned unit = plateau_unit(plateau, start), from = start;
	struct path path = {.listing = listing};

	while (path.length < unit && path.length < PLATEAU_STOPS_MAX &&
	       find_square(plateau, from, step, &path.squares[path.length])) {
		from = path.squares[path.length++];
		for (unsigned count = 1; count <= unit; count++) {
			struct load load = take_load(listing, count, face);

			listing->move.count = (uint8_t)count;
			if (!walk(&path, 0, &load))
				return false;
		}
	}
	return true;
}

/* What a load can leave or take up on a corner on its way to the end. */
static bool
list_corner(struct listing *listing, struct step corner, unsigned end,
	    const struct load *load)
{
	struct path path = {.listing = listing, .length = 2};

	path.squares[1] = (uint8_t)end;
	return !find_square(listing->plateau, listing->move.square, corner,
			    &path.squares[0]) ||
	       (list_drops(&path, 0, load) && list_pickups(&path, 0, load));
}

/*
 *   . E      E is a knight's move from S.  s, the square next to S on the
 *   s d      long side of the L, is passed by going straight first; d by
 *   S .      going diagonally first, which B6 may allow.
 *
 * When nothing happens on the corner the two are one turn.
 */
static bool
list_crooked(struct listing *listing, struct step step, enum face face)
{
	const struct plateau *plateau = listing->plateau;
	unsigned unit = plateau_unit(plateau, listing->move.square);
	struct step straight = {step.right / 2, step.up / 2};
	struct step diagonal = {step.right < 0 ? -1 : 1, step.up < 0 ? -1 : 1};
	struct path path = {.listing = listing, .length = 1};

	if (!find_square(plateau, listing->move.square, step, path.squares))
		return true;
	for (unsigned count = 1; count <= unit; count++) {
		struct load load = take_load(listing, count, face);
		unsigned end = path.squares[0];

		listing->move.count = (uint8_t)count;
		if (!land(&path, &load) ||
		    !list_corner(listing, straight, end, &load))
			return false;
		if (plateau->rules.corner_either &&
		    !list_corner(listing, diagonal, end, &load))
			return false;
	}
	return true;
}

static bool
list_lines(struct listing *listing, const struct step steps[4], enum face face)
{
	for (size_t i = 0; i < 4; i++) {
		if (!list_line(listing, steps[i], face))
			return false;
	}
	return true;
}

static bool
list_knights(struct listing *listing, enum face face)
{
	for (size_t i = 0; i < 8; i++) {
		if (!list_crooked(listing, crooked_steps[i], face))
			return false;
	}
	return true;
}

static bool
list_stomps(struct listing *listing, enum face face)
{
	const struct plateau *plateau = listing->plateau;
	unsigned square = listing->move.square;
	unsigned enemies = count_of(plateau, square, opponent(listing->mover));

	if (face == FACE_BLANK || enemies == 0)
		return true;
	listing->move.kind = PLATEAU_STOMP;
	return list_captures(listing, 1,
			     smaller(plateau_unit(plateau, square), enemies));
}

/* All that the top unit of the start square can do with that face up. */
static bool
list_with_face(struct listing *listing, enum face face)
{
	const struct walk *way = &plateau_walks[face];

	listing->move.kind = PLATEAU_MOVE;
	if (way->straight && !list_lines(listing, straight_steps, face))
		return false;
	if (way->diagonal && !list_lines(listing, diagonal_steps, face))
		return false;
	if (way->crooked && !list_knights(listing, face))
		return false;
	listing->move.count = 0;
	return list_stomps(listing, face);
}

static bool
list_from(struct listing *listing, unsigned square)
{
	const struct plateau *plateau = listing->plateau;
	const struct piece *top = plateau_column(plateau, square + 1) - 1;

	memset(&listing->move, 0, sizeof(listing->move));
	listing->move.square = (uint8_t)square;
	if (!list_with_face(listing, (enum face)top->up))
		return false;
	if (top->up == top->down && !plateau->rules.flip_uniform)
		return true;
	listing->move.flips = true;
	listing->move.face = top->down;
	return list_with_face(listing, (enum face)top->down);
}

bool
plateau_moves_walk(struct listing *listing)
{
	const struct plateau *plateau = listing->plateau;

	for (unsigned s = 0; s < plateau_square_count(plateau); s++) {
		if (is_topped_by(plateau, s, listing->mover) &&
		    !list_from(listing, s))
			return false;
	}
	return true;
}
