/*
 * The facts of rules broken by pieces that enter: where all of a kind are, what
 * a new piece would touch.
 */
#include <string.h>

#include "base/catalog.h"
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
	struct phrase phrase;

	case_start(at_hand, &phrase);
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
	struct phrase square;
	unsigned n;

	for (n = 0; n < found->square_count; n++) {
		phrase_start(&square, NULL);
		phrase_add_square(&square, plateau, found->squares[n]);
		phrase_join(phrase, n, found->square_count,
			    phrase_text(&square), "{list} and {next}");
	}
}

/* How many of a set are somewhere: the only one, both, all, or some. */
enum share { SHARE_ONLY, SHARE_BOTH, SHARE_ALL, SHARE_SOME, SHARE_COUNT };

static enum share
find_share(unsigned count, unsigned total)
{
	if (count < total)
		return SHARE_SOME;
	return total == 1 ? SHARE_ONLY : total == 2 ? SHARE_BOTH : SHARE_ALL;
}

static void
say_on_board(struct phrase *phrase, const struct plateau *plateau,
	     const struct whereabouts *found, unsigned total)
{
	/* clang-format off */
	static const char *const words[SHARE_COUNT] = {
		[SHARE_ONLY] = N_("it is on {squares}"),
		[SHARE_BOTH] = N_("both are on {squares}"),
		[SHARE_ALL]  = N_("all {count:count} are on {squares}"),
		[SHARE_SOME] = N_("{count:count} {count|is|are} on {squares}"),
	};
	/* clang-format on */
	struct phrase squares;

	phrase_start(&squares, phrase->slots.catalog);
	say_squares(&squares, plateau, found);
	phrase_slot(phrase, "squares", phrase_text(&squares));
	phrase_slot_number(phrase, "count", found->on_board);
	phrase_say(phrase, words[find_share(found->on_board, total)]);
}

static void
say_held(struct phrase *phrase, enum side side, unsigned count, unsigned total)
{
	/* clang-format off */
	static const char *const words[SHARE_COUNT] = {
		[SHARE_ONLY] = N_("it is held by {side}"),
		[SHARE_BOTH] = N_("both are held by {side}"),
		[SHARE_ALL]  = N_("all {count:count} are held by {side}"),
		[SHARE_SOME] = N_("{count:count} {count|is|are} held by {side}"),
	};
	/* clang-format on */

	phrase_slot_words(phrase, "side", phrase_side(side));
	phrase_slot_number(phrase, "count", count);
	phrase_say(phrase, words[find_share(count, total)]);
}

static void
say_whereabouts(struct phrase *phrase, const struct plateau *plateau,
		enum side side, const struct whereabouts *found)
{
	unsigned total = found->on_board + found->captured + found->in_reserve;
	struct phrase part;

	if (found->on_board > 0)
		say_on_board(phrase, plateau, found, total);
	if (found->captured > 0) {
		phrase_start(&part, phrase->slots.catalog);
		say_held(&part, opponent(side), found->captured, total);
		phrase_join(phrase, found->on_board > 0 ? 1 : 0, 3,
			    phrase_text(&part), NULL);
	}
	if (found->on_board + found->captured == 0) {
		phrase_slot_number(phrase, "count", total);
		phrase_say(phrase, "the set has {count:count}");
	}
}

void
explain_no_such_piece(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	unsigned n = plateau_find_impossible(move);
	char letters[2];

	if (n == move->entering_count)
		return;
	letters[0] = plateau_face_letters[move->entering[n].up];
	letters[1] = plateau_face_letters[move->entering[n].down];
	problem_fact(at_hand->problem, "piece",
		     (struct text){letters, sizeof(letters)});
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
	struct phrase left, where;

	if (kind == KIND_COUNT || plateau->is_hidden[side])
		return;
	find_kind(plateau, side, kind, &found);
	case_start(at_hand, &left);
	case_start(at_hand, &where);
	phrase_slot_number(&left, "count", found.in_reserve);
	phrase_say(&left,
		   found.in_reserve > 0 ? N_("only {count:count}") : N_("no"));
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
	struct phrase pieces;

	case_start(at_hand, &pieces);
	phrase_slot_number(&pieces, "count", height);
	phrase_say(&pieces, "{count:count} {count|piece|pieces}");
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

	if (has_below)
		phrase_slot_piece(phrase, "below", &column[at - 1]);
	if (has_above)
		phrase_slot_piece(phrase, "above", &column[at]);
	if (has_below && has_above)
		phrase_say(phrase, "between {below} and {above}");
	else if (has_below)
		phrase_say(phrase, "on top of {below}");
	else if (has_above)
		phrase_say(phrase, "at the bottom, under {above}");
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
	struct phrase between;

	case_start(at_hand, &between);
	if (height > 0 && touches_own(plateau, square, at_hand->move->height)) {
		phrase_slot_piece(&between, "top",
				  plateau_column(plateau, square) + height - 1);
		phrase_say(&between, "in a column topped by {top}");
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
		[ONBOARD_TOUCH] = N_("lie directly on or under a piece of its "
				     "own side"),
		[ONBOARD_OFFICIAL86] = N_("lie directly on or under a piece of "
					  "its own side, or at the very "
					  "bottom"),
		[ONBOARD_OWNTOP] = N_("lie directly on or under a piece of its "
				      "own side, in a column with its own side "
				      "on top"),
	};

	case_word(at_hand, "wanted", wanted[at_hand->plateau->rules.onboard]);
	explain_between(at_hand);
}
