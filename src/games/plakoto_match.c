/*
 * What lies between the games of a match of Plakoto.
 */
#include "games/plakoto_match.h"

#include <string.h>

#include "base/catalog.h"
#include "games/plakoto_match_words.h"

static const enum plakoto_option match_options[4] = {
	OPTION_OPENING, OPTION_NEXT, OPTION_AFTER_TIE, OPTION_SCORE};

/* --- the match that a game belongs to --- */

static unsigned
read_target(struct comparison *comparison)
{
	const struct match_game *game = comparison->game;
	bool is_left31 = comparison->option[OPTION_SCORE] == SCORE_LEFT31;
	struct problem *problem;
	unsigned target;

	if (!match_is_given(game->match))
		return is_left31 && match_is_given(game->score) ? TARGET_LEFT31
								: 0;
	if (!text_number(game->match, POINTS_MOST, &target) || target == 0 ||
	    target >= POINTS_MOST) {
		match_tell_tag(comparison, MATCH_PLACE_MATCH, "Match",
			       "the target is a number of points, 3, 5 or 7");
		return 0;
	}
	if (is_left31 || target == 3 || target == 5 || target == 7)
		return target;
	problem = match_fresh(comparison);
	problem_number(problem, "target", (long)target);
	match_tell(comparison, DIAG_PLAKOTO_MATCH, MATCH_PLACE_MATCH);
	return target;
}

static void
tell_target(struct comparison *comparison, unsigned target)
{
	struct problem *problem = match_fresh(comparison);

	problem_number(problem, "before", (long)comparison->match->target);
	problem_number(problem, "target", (long)target);
	match_tell(comparison, DIAG_PLAKOTO_MATCH_TARGET, MATCH_PLACE_MATCH);
}

/*
 * A match is made of neighbouring games of the same two players with a target.
 * Another target is told.  With a score of 0-0 a new match begins then, and
 * also when the old one is over.
 */
static bool
goes_on(struct comparison *comparison, unsigned target)
{
	struct plakoto_match *match = comparison->match;
	const struct match_game *game = comparison->game;

	if (!match->is_open || target == 0 ||
	    !match_find_players(match, game, &comparison->white))
		return false;
	if (target == match->target)
		return !match_is_over(match) ||
		       !match_begins_at_nothing(game->score);
	tell_target(comparison, target);
	match->target = target;
	return !match_begins_at_nothing(game->score);
}

static void
keep_options(struct comparison *comparison)
{
	unsigned i;

	for (i = 0; i < 4; i++)
		comparison->match->options[i] =
			comparison->option[match_options[i]];
}

static void
begin_match(struct comparison *comparison, unsigned target)
{
	struct plakoto_match *match = comparison->match;

	memset(match, 0, sizeof(*match));
	match->is_open = target != 0;
	match->target = target;
	match->names[0] = match_hash_name(comparison->game->white);
	match->names[1] = match_hash_name(comparison->game->black);
	match->is_score_known = true;
	match->starter = MATCH_NOBODY;
	match->last_winner = MATCH_NOBODY;
	comparison->white = 0;
	keep_options(comparison);
}

static void
check_options(struct comparison *comparison)
{
	struct problem *problem;
	unsigned i;

	for (i = 0; i < 4; i++) {
		enum plakoto_option option = match_options[i];

		if (comparison->match->options[i] == comparison->option[option])
			continue;
		problem = match_fresh(comparison);
		problem_fact(problem, "option",
			     text_of(plakoto_options[option].name));
		match_tell(comparison, DIAG_PLAKOTO_MATCH_RULES,
			   MATCH_PLACE_MATCH);
	}
	keep_options(comparison);
}

static void
tell_over(struct comparison *comparison, enum match_place place)
{
	const struct plakoto_match *match = comparison->match;
	struct problem *problem = match_fresh(comparison);

	match_add_score(problem, "score", match->points[comparison->white],
			match->points[1 - comparison->white]);
	problem_number(problem, "target", (long)match->target);
	match_tell(comparison, DIAG_PLAKOTO_MATCH_OVER, place);
}

/* --- score --- */

static void
tell_score(struct comparison *comparison)
{
	const struct plakoto_match *match = comparison->match;
	struct problem *problem = match_fresh(comparison);

	match_add_score(problem, "expected", match->points[comparison->white],
			match->points[1 - comparison->white]);
	problem_fact(problem, "score", comparison->game->score);
	if (match->was_tie)
		problem_fact(problem, "rule", text_of("R20"));
	match_tell(comparison, DIAG_PLAKOTO_SCORE, MATCH_PLACE_SCORE);
}

/* What the tag says is taken as true afterwards, as a new beginning. */
static void
check_score(struct comparison *comparison)
{
	struct plakoto_match *match = comparison->match;
	unsigned white = comparison->white;
	bool was_over = match_is_over(match);
	unsigned points[2];

	if (!match_is_given(comparison->game->score))
		return;
	if (!match_read_score(comparison->game->score, points)) {
		match->is_score_known = false;
		match_tell_tag(
			comparison, MATCH_PLACE_SCORE, "Score",
			"a score is two numbers such as 2-1, White's first");
		return;
	}
	if (comparison->continues && comparison->is_checked &&
	    match->is_score_known &&
	    (points[0] != match->points[white] ||
	     points[1] != match->points[1 - white]))
		tell_score(comparison);
	match->points[white] = points[0];
	match->points[1 - white] = points[1];
	match->is_score_known = true;
	match->is_lost = false;
	if (!was_over && match_is_over(match))
		tell_over(comparison, MATCH_PLACE_SCORE);
}

/* --- who starts --- */

/*
 * R5 and D2: the player who starts a later game; MATCH_NOBODY when a throw
 * decides or nothing is known.
 */
static unsigned
find_starter(struct comparison *comparison)
{
	const struct plakoto_match *match = comparison->match;

	comparison->has_throw = true;
	comparison->is_throw_known = true;
	if (!comparison->continues)
		return MATCH_NOBODY;
	if (!comparison->is_checked) {
		comparison->is_throw_known = false;
		return MATCH_NOBODY;
	}
	if (comparison->option[OPTION_NEXT] == NEXT_OPENING)
		return MATCH_NOBODY;
	comparison->has_throw = false;
	if (!match->was_tie)
		return match->last_winner;
	if (comparison->option[OPTION_AFTER_TIE] == AFTER_TIE_STARTER)
		return match->starter;
	if (comparison->option[OPTION_AFTER_TIE] == AFTER_TIE_WINNER &&
	    match->last_winner != MATCH_NOBODY)
		return match->last_winner;
	comparison->has_throw = true;
	return MATCH_NOBODY;
}

static void
check_starter(struct comparison *comparison, unsigned player)
{
	bool was_tie = comparison->match->was_tie;
	bool is_starter = was_tie && comparison->option[OPTION_AFTER_TIE] ==
					     AFTER_TIE_STARTER;
	enum side side;

	if (player == MATCH_NOBODY || comparison->game->has_position)
		return;
	side = match_side_of(comparison, player);
	if (comparison->game->first == side)
		return;
	match_tell_starter(comparison, side,
			   is_starter ? N_("he started the tied game")
			   : was_tie  ? N_("he was the last to win a game")
				      : N_("he won the game before"),
			   was_tie ? "D2" : "R5");
}

/* --- after the game --- */

/* Why the result of a game does not count. */
static const char *const losses[VERDICT_COUNT] = {
	[VERDICT_LEGAL] = N_("it has no result"),
	[VERDICT_UNSOUND] = N_("its result is not sound"),
	[VERDICT_ILLEGAL] = N_("a turn of it is illegal"),
	[VERDICT_UNREADABLE] = N_("not all of it can be read"),
};

static void
tell_lost(struct comparison *comparison, const char *where,
	  enum match_place place, const char *why)
{
	struct problem *problem = match_fresh(comparison);

	problem_words(problem, "where", where);
	problem_words(problem, "why", why);
	match_tell(comparison, DIAG_PLAKOTO_MATCH_LOST, place);
}

static void
take_result(struct comparison *comparison)
{
	struct plakoto_match *match = comparison->match;
	const struct match_game *game = comparison->game;
	unsigned winner;

	match->white = comparison->white;
	match->starter = match_player_of(comparison, game->first);
	if (game->verdict != VERDICT_LEGAL || game->ending == ENDING_NONE) {
		if (match->is_open)
			tell_lost(comparison, N_("beyond this game"),
				  MATCH_PLACE_RESULT, losses[game->verdict]);
		match->is_lost = true;
		match->is_score_known = false;
		match->last_winner = MATCH_NOBODY;
		return;
	}
	match->was_tie = game->ending == ENDING_DRAW;
	if (match->was_tie)
		return;
	winner = match_player_of(comparison, game->winner);
	match->last_winner = winner;
	match->points[winner] += game->points;
}

void
plakoto_match_add(void *state, const struct match_game *game,
		  match_teller *teller, void *context)
{
	struct plakoto_match *match = state;
	const struct plakoto_rules *rules = game->rules;
	struct comparison comparison = {
		.match = match,
		.game = game,
		.option = rules->option,
		.tell = teller,
		.context = context,
	};
	unsigned target = read_target(&comparison);
	unsigned starter;

	comparison.continues = goes_on(&comparison, target);
	if (comparison.continues)
		check_options(&comparison);
	else
		begin_match(&comparison, target);
	comparison.is_checked = !match->is_lost;
	if (match->was_interrupted)
		tell_lost(&comparison, N_("to this game"), MATCH_PLACE_MATCH,
			  N_("a game stands between that is of another kind "
			     "or cannot be read"));
	match->was_interrupted = false;
	if (comparison.continues && comparison.is_checked &&
	    match_is_over(match))
		tell_over(&comparison, MATCH_PLACE_MATCH);
	check_score(&comparison);
	starter = find_starter(&comparison);
	check_starter(&comparison, starter);
	match_check_throws(&comparison);
	take_result(&comparison);
}

void
plakoto_match_interrupt(void *state)
{
	struct plakoto_match *match = state;

	match->was_interrupted = match->is_open && !match->is_lost;
	match->is_lost = true;
	match->is_score_known = false;
	match->last_winner = MATCH_NOBODY;
}

void
plakoto_match_finish(void *state, match_teller *teller, void *context)
{
	struct plakoto_match *match = state;
	struct problem problem = {0};
	bool is_open = match->is_open && match->is_score_known &&
		       !match_is_over(match);

	match->is_open = false;
	if (!is_open)
		return;
	match_add_score(&problem, "score", match->points[match->white],
			match->points[1 - match->white]);
	problem_number(&problem, "target", (long)match->target);
	teller(context, DIAG_PLAKOTO_MATCH_OPEN, MATCH_PLACE_RESULT, &problem);
}

bool
plakoto_match_score(const void *state, struct match_score *score)
{
	const struct plakoto_match *match = state;

	if (match->target == 0 || !match->is_score_known)
		return false;
	score->white = match->points[match->white];
	score->black = match->points[1 - match->white];
	score->target = match->target;
	return true;
}
