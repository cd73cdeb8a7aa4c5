/*
 * Gestures on the board: pieces picked up, put down, picked up again; a top
 * piece turned over.
 */
#include "games/plateau_collapse.h"
#include "games/plateau_phrase.h"

enum { SIDE_LETTERS = 8 };

enum diag
collapse_square(struct collapse *collapse, unsigned *square)
{
	unsigned place = collapse->gesture->place;
	unsigned size = collapse->board->rules.size;
	unsigned file = place % SIDE_LETTERS, rank = place / SIDE_LETTERS;
	char name[2], last[2];

	if (file < size && rank < size) {
		*square = rank * size + file;
		return DIAG_NONE;
	}
	name[0] = (char)('a' + file);
	name[1] = (char)('1' + rank);
	last[0] = (char)('a' + size - 1);
	last[1] = (char)('0' + size);
	problem_fact(collapse->problem, "square", (struct text){name, 2});
	problem_fact(collapse->problem, "last", (struct text){last, 2});
	return DIAG_OFF_BOARD;
}

static unsigned
travelling_count(const struct collapse *collapse)
{
	return PLATEAU_PIECES_MAX - collapse->lowest;
}

/* The label of a piece must be that of the gesture, if that names one. */
static enum diag
check_label(struct collapse *collapse, unsigned label)
{
	const struct gesture *gesture = collapse->gesture;

	if (gesture->piece_count == 0 || gesture->pieces[0] + 1u == label)
		return DIAG_NONE;
	return collapse_misplaced(collapse, gesture->pieces[0]);
}

/* --- picking up --- */

/* Puts the pieces of a column from `level` to below `end` under the others. */
static void
lift(struct collapse *collapse, unsigned square, unsigned level, unsigned end)
{
	const struct piece *column = plateau_column(collapse->board, square);

	while (end > level)
		collapse->travelling[--collapse->lowest] = column[--end].stay;
}

static enum diag
pick_first(struct collapse *collapse, unsigned square)
{
	unsigned height = plateau_height(collapse->board, square);
	unsigned level = collapse->gesture->level;
	enum diag wrong;

	if (level >= height)
		return collapse->gesture->piece_count > 0
			       ? collapse_misplaced(
					 collapse, collapse->gesture->pieces[0])
			       : collapse_refuse(collapse,
						 "no piece lies so high");
	wrong = check_label(
		collapse, plateau_column(collapse->board, square)[level].stay);
	if (wrong != DIAG_NONE)
		return wrong;
	collapse->hand = HAND_FULL;
	collapse->start = square;
	collapse->count = height - level;
	collapse->lowest = PLATEAU_PIECES_MAX;
	collapse->landing_count = 0;
	lift(collapse, square, level, height);
	return DIAG_NONE;
}

/*
 * Of the travelling pieces and those they were put on, all from `level` up
 * travel on: fewer than came means a drop, more a pick-up (rule 28).
 */
static enum diag
pick_again(struct collapse *collapse, struct landing *landing)
{
	unsigned level = collapse->gesture->level;
	unsigned came = travelling_count(collapse);
	unsigned height = landing->height;
	unsigned label;
	enum diag wrong;

	if (level >= height + came)
		return collapse_refuse(collapse, "no piece lies so high");
	label = level < height ? plateau_column(collapse->board,
						landing->square)[level]
					 .stay
			       : collapse->travelling[collapse->lowest + level -
						      height];
	wrong = check_label(collapse, label);
	if (wrong != DIAG_NONE)
		return wrong;
	if (level < height)
		lift(collapse, landing->square, level, height);
	else
		collapse->lowest += level - height;
	landing->change = (int8_t)((int)travelling_count(collapse) - (int)came);
	collapse->hand = HAND_FULL;
	/* Nothing happens there: it need not be on the path. */
	if (landing->change == 0)
		collapse->landing_count--;
	return DIAG_NONE;
}

enum diag
collapse_pick(struct collapse *collapse)
{
	struct landing *last;
	unsigned square;
	enum diag wrong = collapse_square(collapse, &square);

	if (wrong != DIAG_NONE)
		return wrong;
	/* A piece that has just entered is taken back. */
	if (collapse->entering_count > 0) {
		collapse->entering_count = 0;
		if (collapse->gesture->piece_count > 0 &&
		    (collapse->tray->reserve & collapse->gesture->set) != 0)
			return DIAG_NONE;
	}
	switch (collapse->hand) {
	case HAND_EMPTY:
	case HAND_HOME:
		return pick_first(collapse, square);
	case HAND_FULL:
		return collapse_refuse(collapse,
				       "other pieces are still in hand");
	case HAND_DOWN:
		break;
	}
	last = &collapse->landings[collapse->landing_count - 1];
	if (last->square != square)
		return collapse_refuse(collapse,
				       "the move goes on from another square");
	return pick_again(collapse, last);
}

/* --- putting down --- */

/* Stacks of the board are numbered from the top row down. */
static bool
is_stack_right(const struct collapse *collapse, unsigned square)
{
	unsigned size = collapse->board->rules.size;
	unsigned stack = (size - 1 - square / size) * size + square % size;

	return collapse->gesture->stack < 0 ||
	       (unsigned)collapse->gesture->stack == stack;
}

/* What was done when they were picked up on the last landing is undone. */
static void
put_back(struct collapse *collapse, struct landing *last)
{
	collapse->lowest = (unsigned)((int)collapse->lowest + last->change);
	last->change = 0;
	collapse->hand = HAND_DOWN;
}

static void
go_home(struct collapse *collapse)
{
	collapse->hand = HAND_HOME;
	collapse->is_cancelled = collapse->gesture->level == LEVEL_CANCELS ||
				 collapse->gesture->kind == GESTURE_BACK;
}

/* So no piece can be picked up twice. */
static bool
was_visited(const struct collapse *collapse, unsigned square)
{
	unsigned i = 0;

	while (i < collapse->landing_count &&
	       collapse->landings[i].square != square)
		i++;
	return i < collapse->landing_count || square == collapse->start;
}

static enum diag
put_down(struct collapse *collapse, unsigned square)
{
	struct landing *last = NULL;

	if (collapse->landing_count > 0)
		last = &collapse->landings[collapse->landing_count - 1];
	if (last != NULL && last->square == square) {
		put_back(collapse, last);
		return DIAG_NONE;
	}
	if (last == NULL && square == collapse->start) {
		go_home(collapse);
		return DIAG_NONE;
	}
	if (was_visited(collapse, square))
		return collapse_refuse(collapse,
				       "the move was on this square before");
	if (collapse->landing_count == PLATEAU_STOPS_MAX)
		return collapse_refuse(collapse, "no path has so many squares");
	collapse->hand = HAND_DOWN;
	last = &collapse->landings[collapse->landing_count++];
	last->square = (uint8_t)square;
	last->height = (uint8_t)plateau_height(collapse->board, square);
	last->change = 0;
	return DIAG_NONE;
}

enum diag
collapse_drop(struct collapse *collapse)
{
	unsigned square;
	enum diag wrong = collapse_square(collapse, &square);

	if (wrong != DIAG_NONE)
		return wrong;
	if (collapse->hand != HAND_FULL)
		return collapse_refuse(collapse, "nothing is in hand");
	if (!is_stack_right(collapse, square))
		return collapse_refuse(
			collapse,
			"the number of the stack is that of another square");
	return put_down(collapse, square);
}

enum diag
collapse_back(struct collapse *collapse)
{
	unsigned square = collapse->start;

	if (collapse->hand != HAND_FULL) {
		collapse->moved = 0;
		return DIAG_NONE;
	}
	if (collapse->landing_count > 0)
		square = collapse->landings[collapse->landing_count - 1].square;
	return put_down(collapse, square);
}

/* --- turning over --- */

static enum diag
check_colour(struct collapse *collapse, const struct piece *top)
{
	const struct gesture *gesture = collapse->gesture;
	unsigned wanted = collapse->flipped == 0 ? top->down : top->up;

	if (gesture->face_count == 0 || gesture->faces[0] == FACE_HIDDEN ||
	    gesture->faces[0] == wanted)
		return DIAG_NONE;
	return collapse_refuse(
		collapse, "the piece has no such colour on its other side");
}

/* The same piece turned over twice is as it was. */
enum diag
collapse_flip(struct collapse *collapse)
{
	const struct piece *top;
	unsigned square;
	enum diag wrong = collapse_square(collapse, &square);

	if (wrong != DIAG_NONE)
		return wrong;
	if (collapse->hand == HAND_FULL || collapse->hand == HAND_DOWN)
		return collapse_refuse(collapse,
				       "a flip comes before the move");
	if (plateau_height(collapse->board, square) == 0)
		return collapse_refuse(collapse, "nothing lies there");
	top = plateau_top(collapse->board, square);
	wrong = check_label(collapse, top->stay);
	if (wrong != DIAG_NONE)
		return wrong;
	if (collapse->flipped != 0 && collapse->flip_square != square)
		return collapse_refuse(collapse,
				       "another piece was turned over before");
	wrong = check_colour(collapse, top);
	if (wrong != DIAG_NONE)
		return wrong;
	collapse->flipped = collapse->flipped == 0 ? top->stay : 0;
	collapse->flip_square = square;
	collapse->flip_at = collapse->at;
	return DIAG_NONE;
}
