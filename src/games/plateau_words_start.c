/*
 * The facts of rules broken at the start of a move: who may move, how many, how
 * far and which way.
 */
#include <stdlib.h>

#include "games/plateau_words.h"

void
explain_empty(const struct case_at_hand *at_hand)
{
	case_square(at_hand, "square", at_hand->move->square);
}

/* The highest piece of the mover in the column, or the column's height. */
static unsigned
find_own(const struct plateau *plateau, unsigned square)
{
	unsigned height = plateau_height(plateau, square), n = height;

	while (n-- > 0) {
		if (plateau_column(plateau, square)[n].owner ==
		    plateau->to_move)
			return n;
	}
	return height;
}

/* A pin is as old as the younger of the pinned and the oldest that pins. */
static unsigned long
find_pin_turn(const struct plateau *plateau, unsigned square, unsigned own)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned n, height = plateau_height(plateau, square);
	uint32_t since = UINT32_MAX;

	for (n = own + 1; n < height; n++) {
		if (column[n].since < since)
			since = column[n].since;
	}
	return since > column[own].since ? since : column[own].since;
}

static void
say_pinning(struct phrase *phrase, const struct plateau *plateau,
	    unsigned square)
{
	const struct piece *top = plateau_column(plateau, square) +
				  plateau_height(plateau, square) - 1;
	unsigned unit = plateau_unit(plateau, square);

	if (unit > 1) {
		phrase_add_unit(phrase, top->owner, unit);
		phrase_add(phrase, " with ");
	}
	phrase_add_piece(phrase, top);
	if (unit > 1)
		phrase_add(phrase, " on top");
}

void
explain_pinned(const struct case_at_hand *at_hand)
{
	const struct plateau *plateau = at_hand->plateau;
	unsigned square = at_hand->move->square;
	unsigned own = find_own(plateau, square);
	unsigned long turn;
	struct phrase piece = {0}, by = {0}, since = {0};

	if (own + 1 >= plateau_height(plateau, square))
		return;
	phrase_add_piece(&piece, plateau_column(plateau, square) + own);
	say_pinning(&by, plateau, square);
	turn = find_pin_turn(plateau, square, own);
	phrase_add(&since, turn == 0 ? "since the start" : "since turn ");
	if (turn > 0)
		phrase_add_number(&since, turn);
	case_square(at_hand, "square", square);
	case_phrase(at_hand, "own", &piece);
	case_phrase(at_hand, "by", &by);
	case_phrase(at_hand, "since", &since);
}

void
explain_not_own(const struct case_at_hand *at_hand)
{
	struct phrase there = {0};

	words_say_top(&there, at_hand->plateau, at_hand->move->square);
	case_side(at_hand);
	case_square(at_hand, "square", at_hand->move->square);
	case_phrase(at_hand, "there", &there);
}

void
explain_count(const struct case_at_hand *at_hand)
{
	unsigned square = at_hand->move->square;

	case_square(at_hand, "square", square);
	case_number(at_hand, "height", plateau_unit(at_hand->plateau, square));
	case_asked(at_hand, at_hand->move->count, "large count");
}

void
explain_flip(const struct case_at_hand *at_hand)
{
	unsigned square = at_hand->move->square;
	unsigned height = plateau_height(at_hand->plateau, square);
	const struct piece *top;
	struct phrase piece = {0}, why = {0};

	if (height == 0)
		return;
	top = plateau_column(at_hand->plateau, square) + height - 1;
	phrase_add_the_piece(&piece, top);
	if (top->up == top->down) {
		phrase_add(&why, "is ");
		phrase_add(&why, phrase_face(top->up));
		phrase_add(&why, " on both sides");
	} else if (at_hand->move->face == top->up) {
		phrase_add(&why, "shows ");
		phrase_add(&why, phrase_face(top->up));
		phrase_add(&why, " already");
	} else {
		phrase_add(&why, "cannot show ");
		phrase_add(&why, phrase_face(at_hand->move->face));
	}
	case_square(at_hand, "square", square);
	case_phrase(at_hand, "piece", &piece);
	case_phrase(at_hand, "why", &why);
}

/* --- the way from the start to the end square --- */

struct way {
	unsigned from, to;
	unsigned across, up; /* squares */
};

static bool
find_way(const struct case_at_hand *at_hand, struct way *way)
{
	const struct plateau_move *move = at_hand->move;
	int size = at_hand->plateau->rules.size, from, to;

	if (move->stop_count == 0)
		return false;
	from = move->square;
	to = move->stops[move->stop_count - 1].square;
	way->from = (unsigned)from;
	way->to = (unsigned)to;
	way->across = (unsigned)abs(from % size - to % size);
	way->up = (unsigned)abs(from / size - to / size);
	return true;
}

static void
say_squares_long(struct phrase *phrase, unsigned count)
{
	phrase_add_count(phrase, count);
	phrase_add(phrase, count == 1 ? " square" : " squares");
}

static void
say_way(struct phrase *phrase, const struct way *way)
{
	if (way->across == 0 && way->up == 0) {
		phrase_add(phrase, "no way at all");
	} else if (way->across == 0 || way->up == 0) {
		say_squares_long(phrase, way->across + way->up);
		phrase_add(phrase, " straight");
	} else if (way->across == way->up) {
		say_squares_long(phrase, way->up);
		phrase_add(phrase, " diagonally");
	} else {
		say_squares_long(phrase, way->across);
		phrase_add(phrase, " sideways and ");
		phrase_add_count(phrase, way->up);
		phrase_add(phrase, " up or down");
	}
}

void
explain_way(const struct case_at_hand *at_hand)
{
	struct phrase direction = {0};
	struct way way;

	if (!find_way(at_hand, &way))
		return;
	say_way(&direction, &way);
	case_square(at_hand, "from", way.from);
	case_square(at_hand, "to", way.to);
	case_phrase(at_hand, "direction", &direction);
}

/* The face that is up when the unit sets out. */
static enum face
find_face(const struct case_at_hand *at_hand)
{
	unsigned square = at_hand->move->square;
	unsigned height = plateau_height(at_hand->plateau, square);

	if (at_hand->move->flips)
		return (enum face)at_hand->move->face;
	if (height == 0)
		return FACE_BLANK;
	return (enum face)plateau_column(at_hand->plateau, square)[height - 1]
		.up;
}

void
explain_direction(const struct case_at_hand *at_hand)
{
	enum face face = find_face(at_hand);
	const struct walk *walk = &plateau_walks[face];

	case_word(at_hand, "face", phrase_face(face));
	if (walk->crooked)
		case_word(at_hand, "ways", "by a knight's move");
	else if (walk->straight && walk->diagonal)
		case_word(at_hand, "ways", "orthogonally or diagonally");
	else
		case_word(at_hand, "ways",
			  walk->straight ? "orthogonally" : "diagonally");
	explain_way(at_hand);
}

void
explain_distance(const struct case_at_hand *at_hand)
{
	struct way way;

	case_number(at_hand, "height",
		    plateau_unit(at_hand->plateau, at_hand->move->square));
	if (!find_way(at_hand, &way))
		return;
	case_square(at_hand, "from", way.from);
	case_square(at_hand, "to", way.to);
	case_number(at_hand, "distance",
		    way.across > way.up ? way.across : way.up);
}
