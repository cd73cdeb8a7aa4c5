/*
 * The throws that decide who starts a game of Plakoto, and its first dice.
 */
#include "games/plakoto_match_words.h"

#include "base/catalog.h"

/* D1: the dice of the throw and those of the first turn. */
static void
check_first_dice(struct comparison *comparison,
		 const unsigned thrown[SIDE_COUNT])
{
	const struct match_game *game = comparison->game;
	unsigned w = thrown[SIDE_WHITE], b = thrown[SIDE_BLACK];
	bool is_same = game->dice[0] == (w > b ? w : b) &&
		       game->dice[1] == (w > b ? b : w);
	bool is_used = comparison->option[OPTION_OPENING] == OPENING_USE;
	struct problem *problem;

	if (game->dice[0] == 0 || game->has_position || is_same == is_used)
		return;
	if (is_used) {
		match_tell_why(comparison, DIAG_PLAKOTO_OPENING_UNUSED,
			       MATCH_PLACE_TURN, "the first turn shows others",
			       "D1");
		return;
	}
	problem = match_fresh(comparison);
	problem_number(problem, "dice", game->dice[0] * 10 + game->dice[1]);
	match_tell(comparison, DIAG_PLAKOTO_OPENING_USED, MATCH_PLACE_TURN);
}

/* A throw that decides: R3. */
static void
check_decision(struct comparison *comparison, const unsigned thrown[SIDE_COUNT])
{
	enum side higher = thrown[SIDE_WHITE] > thrown[SIDE_BLACK] ? SIDE_WHITE
								   : SIDE_BLACK;

	if (!comparison->game->has_position &&
	    comparison->game->first != higher)
		match_tell_starter(
			comparison, higher, "he threw the higher die",
			comparison->continues && comparison->match->was_tie
				? "D2"
				: "R3");
	check_first_dice(comparison, thrown);
}

static void
check_opening(struct comparison *comparison)
{
	struct text opening = comparison->game->opening;
	unsigned thrown[SIDE_COUNT];
	enum throws throws = match_read_opening(opening, thrown);

	if (throws == THROWS_UNREADABLE) {
		match_tell_tag(comparison, MATCH_PLACE_OPENING, "Opening",
			       "throws are written as W3 B3, W4 B2");
		return;
	}
	if (comparison->is_throw_known && !comparison->has_throw) {
		match_tell_why(
			comparison, DIAG_PLAKOTO_OPENING_NEEDLESS,
			MATCH_PLACE_OPENING,
			comparison->match->was_tie
				? N_("the game before was tied, and after_tie "
				     "says who starts")
				: N_("the winner of the game before starts"),
			comparison->match->was_tie ? "D2" : "R5");
		return;
	}
	if (throws == THROWS_EQUAL)
		match_tell_why(comparison, DIAG_PLAKOTO_OPENING,
			       MATCH_PLACE_OPENING,
			       "the last throw is equal too", "R3");
	else if (throws == THROWS_GO_ON)
		match_tell_why(comparison, DIAG_PLAKOTO_OPENING,
			       MATCH_PLACE_OPENING,
			       "a throw follows one that decided", "R3");
	else
		check_decision(comparison, thrown);
}

/* D1: the dice of an opening throw are never equal. */
static void
check_double(struct comparison *comparison)
{
	const struct match_game *game = comparison->game;

	if (comparison->option[OPTION_OPENING] != OPENING_USE ||
	    !comparison->is_throw_known || !comparison->has_throw ||
	    game->has_position || game->dice[0] == 0 ||
	    game->dice[0] != game->dice[1])
		return;
	match_tell_why(comparison, DIAG_PLAKOTO_OPENING_UNUSED,
		       MATCH_PLACE_TURN, "they are never a double", "D1");
}

void
match_check_throws(struct comparison *comparison)
{
	if (match_is_given(comparison->game->opening))
		check_opening(comparison);
	else
		check_double(comparison);
}
