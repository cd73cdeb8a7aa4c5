/*
 * The facts of rules broken by pieces that enter: where all of a kind are, what
 * a new piece would touch.
 */
#include <string.h>

#include "games/plateau_words.h"

void
explain_opening(const struct case_at_hand *at_hand)
{
	case_number(at_hand, "number", at_hand->plateau->number);
}

void
explain_perimeter(const struct case_at_hand *at_hand)
{
	case_square(at_hand, "square", at_hand->move->square);
}

void
explain_occupied(const struct case_at_hand *at_hand)
{
	struct phrase phrase = {0};

	words_say_top(&phrase, at_hand->plateau, at_hand->move->square);
	case_square(at_hand, "square", at_hand->move->square);
	case_phrase(at_hand, "there", &phrase);
}

/* Where the pieces of one kind are that have left the reserve. */
struct whereabouts {
	unsigned on_board, captured, in_reserve;
	unsigned square_count;
	uint8_t squares[PLATEAU_PIECES_MAX];
};

static void
find_kind(const struct plateau *plateau, enum side side, enum kind kind,
	  struct whereabouts *found)
{
	unsigned square, n, here;
	const struct piece *column;

	memset(found, 0, sizeof *found);
	found->captured = plateau->prisoners[opponent(side)][kind];
	found->in_reserve = plateau->reserve[side][kind];
	for (square = 0;
	     square < (unsigned)plateau->rules.size * plateau->rules.size;
	     square++) {
		column = plateau_column(plateau, square);
		here = 0;
		for (n = 0; n < plateau_height(plateau, square); n++) {
			if (column[n].owner == side &&
			    plateau_kind_of((enum face)column[n].up,
					    (enum face)column[n].down) == kind)
				here++;
		}
		found->on_board += here;
		if (here > 0)
			found->squares[found->square_count++] = (uint8_t)square;
	}
}

static void
say_squares(struct phrase *phrase, const struct plateau *plateau,
	    const struct whereabouts *found)
{
	unsigned n;

	for (n = 0; n < found->square_count; n++) {
		phrase_add_join(phrase, n, found->square_count, " and ");
		phrase_add_square(phrase, plateau, found->squares[n]);
	}
}

/* "both", "all four", "it", "one": so many of a set of `total`. */
static void
say_share(struct phrase *phrase, unsigned count, unsigned total)
{
	if (count == total && total == 1) {
		phrase_add(phrase, "it");
	} else if (count == total && total == 2) {
		phrase_add(phrase, "both");
	} else {
		if (count == total)
			phrase_add(phrase, "all ");
		phrase_add_count(phrase, count);
	}
	phrase_add(phrase, count == 1 ? " is " : " are ");
}

static void
say_whereabouts(struct phrase *phrase, const struct plateau *plateau,
		enum side side, const struct whereabouts *found)
{
	unsigned total = found->on_board + found->captured + found->in_reserve;

	if (found->on_board > 0) {
		say_share(phrase, found->on_board, total);
		phrase_add(phrase, "on ");
		say_squares(phrase, plateau, found);
	}
	if (found->captured > 0) {
		if (found->on_board > 0)
			phrase_add(phrase, ", ");
		say_share(phrase, found->captured, total);
		phrase_add(phrase, "held by ");
		phrase_add(phrase, phrase_side(opponent(side)));
	}
	if (found->on_board + found->captured == 0) {
		phrase_add(phrase, "the set has ");
		phrase_add_count(phrase, total);
	}
}

/* The first entering kind of which the reserve has too few. */
static enum kind
find_lacking(const struct plateau *plateau, const struct plateau_move *move)
{
	unsigned n, asked[KIND_COUNT + 1] = {0};
	enum kind kind;

	for (n = 0; n < move->entering_count && n < 2; n++) {
		kind = plateau_kind_of((enum face)move->entering[n].up,
				       (enum face)move->entering[n].down);
		asked[kind]++;
		if (kind != KIND_COUNT &&
		    asked[kind] > plateau->reserve[plateau->to_move][kind])
			return kind;
	}
	return KIND_COUNT;
}

void
explain_reserve(const struct case_at_hand *at_hand)
{
	const struct plateau *plateau = at_hand->plateau;
	enum side side = (enum side)plateau->to_move;
	enum kind kind = find_lacking(plateau, at_hand->move);
	struct whereabouts found;
	struct phrase left = {0}, where = {0};

	if (kind == KIND_COUNT || plateau->is_hidden[side])
		return;
	find_kind(plateau, side, kind, &found);
	if (found.in_reserve > 0)
		phrase_add(&left, "only ");
	phrase_add_count(&left, found.in_reserve);
	say_whereabouts(&where, plateau, side, &found);
	case_side(at_hand);
	case_phrase(at_hand, "left", &left);
	case_word(at_hand, "kind", plateau_kinds[kind].name);
	case_phrase(at_hand, "where", &where);
}

void
explain_height(const struct case_at_hand *at_hand)
{
	unsigned height = plateau_height(at_hand->plateau,
					 at_hand->move->square);
	struct phrase pieces = {0};

	phrase_add_count(&pieces, height);
	phrase_add(&pieces, height == 1 ? " piece" : " pieces");
	case_square(at_hand, "square", at_hand->move->square);
	case_phrase(at_hand, "pieces", &pieces);
	case_asked(at_hand, at_hand->move->height, "large height");
}

/* What a piece that is put in at `height` would touch. */
static void
say_between(struct phrase *phrase, const struct plateau *plateau,
	    unsigned square, unsigned at)
{
	unsigned height = plateau_height(plateau, square);
	const struct piece *column = plateau_column(plateau, square);
	bool has_below = at > 0 && at <= height, has_above = at < height;

	if (has_below && has_above) {
		phrase_add(phrase, "between ");
		phrase_add_piece(phrase, &column[at - 1]);
		phrase_add(phrase, " and ");
		phrase_add_piece(phrase, &column[at]);
	} else if (has_below) {
		phrase_add(phrase, "on top of ");
		phrase_add_piece(phrase, &column[at - 1]);
	} else if (has_above) {
		phrase_add(phrase, "at the bottom, under ");
		phrase_add_piece(phrase, &column[at]);
	}
}

static bool
touches_own(const struct plateau *plateau, unsigned square, unsigned at)
{
	unsigned height = plateau_height(plateau, square);
	const struct piece *column = plateau_column(plateau, square);

	return (at > 0 && at <= height &&
		column[at - 1].owner == plateau->to_move) ||
	       (at < height && column[at].owner == plateau->to_move);
}

void
explain_between(const struct case_at_hand *at_hand)
{
	const struct plateau *plateau = at_hand->plateau;
	unsigned square = at_hand->move->square;
	unsigned height = plateau_height(plateau, square);
	struct phrase between = {0};

	if (height > 0 && touches_own(plateau, square, at_hand->move->height)) {
		phrase_add(&between, "in a column topped by ");
		phrase_add_piece(&between,
				 plateau_column(plateau, square) + height - 1);
	} else {
		say_between(&between, plateau, square, at_hand->move->height);
	}
	case_square(at_hand, "square", square);
	case_number(at_hand, "height", at_hand->move->height);
	case_phrase(at_hand, "between", &between);
}

void
explain_onboard_touch(const struct case_at_hand *at_hand)
{
	static const char *const wanted[] = {
		[ONBOARD_TOUCH] = "lie directly on or under a piece of its "
				  "own side",
		[ONBOARD_OFFICIAL86] = "lie directly on or under a piece of "
				       "its own side, or at the very bottom",
		[ONBOARD_OWNTOP] = "lie directly on or under a piece of its "
				   "own side, in a column with its own side "
				   "on top",
	};

	case_word(at_hand, "wanted", wanted[at_hand->plateau->rules.onboard]);
	explain_between(at_hand);
}
