/*
 * The facts of rules broken at the start of a move: who may move, how many, how
 * far and which way.
 */
#include <stdlib.h>

#include "base/catalog.h"
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
	struct phrase whole;

	if (unit == 1) {
		phrase_add_piece(phrase, top);
		return;
	}
	phrase_start(&whole, phrase->slots.catalog);
	phrase_add_unit(&whole, top->owner, unit);
	phrase_slot(phrase, "unit", phrase_text(&whole));
	phrase_slot_piece(phrase, "piece", top);
	phrase_say(phrase, "{unit} with {piece} on top");
}

void
explain_pinned(const struct case_at_hand *at_hand)
{
	const struct plateau *plateau = at_hand->plateau;
	unsigned square = at_hand->move->square;
	unsigned own = find_own(plateau, square);
	unsigned long turn;
	struct phrase piece, by, since;

	case_start(at_hand, &piece);
	case_start(at_hand, &by);
	case_start(at_hand, &since);
	if (own + 1 >= plateau_height(plateau, square))
		return;
	phrase_add_piece(&piece, plateau_column(plateau, square) + own);
	say_pinning(&by, plateau, square);
	turn = find_pin_turn(plateau, square, own);
	phrase_slot_number(&since, "turn", turn);
	phrase_say(&since,
		   turn == 0 ? N_("since the start") : N_("since turn {turn}"));
	case_square(at_hand, "square", square);
	case_phrase(at_hand, "own", &piece);
	case_phrase(at_hand, "by", &by);
	case_phrase(at_hand, "since", &since);
}

void
explain_not_own(const struct case_at_hand *at_hand)
{
	struct phrase there;

	case_start(at_hand, &there);
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
	struct phrase piece, why;

	if (height == 0)
		return;
	case_start(at_hand, &piece);
	case_start(at_hand, &why);
	top = plateau_column(at_hand->plateau, square) + height - 1;
	phrase_add_the_piece(&piece, top);
	phrase_slot_words(&why, "face", phrase_face(at_hand->move->face));
	if (top->up == top->down) {
		phrase_slot_words(&why, "face", phrase_face(top->up));
		phrase_say(&why, "is {face} on both sides");
	} else if (at_hand->move->face == top->up) {
		phrase_say(&why, "shows {face} already");
	} else {
		phrase_say(&why, "cannot show {face}");
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
say_way(struct phrase *phrase, const struct way *way)
{
	phrase_slot_number(phrase, "count",
			   way->across > 0 ? way->across : way->up);
	phrase_slot_number(phrase, "up", way->up);
	if (way->across == 0 && way->up == 0)
		phrase_say(phrase, "no way at all");
	else if (way->across == 0 || way->up == 0)
		phrase_say(phrase,
			   "{count:count} {count|square|squares} straight");
	else if (way->across == way->up)
		phrase_say(phrase,
			   "{count:count} {count|square|squares} diagonally");
	else
		phrase_say(phrase,
			   "{count:count} {count|square|squares} sideways and "
			   "{up:count} up or down");
}

void
explain_way(const struct case_at_hand *at_hand)
{
	struct phrase direction;
	struct way way;

	case_start(at_hand, &direction);
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
			  walk->straight ? N_("orthogonally")
					 : N_("diagonally"));
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
