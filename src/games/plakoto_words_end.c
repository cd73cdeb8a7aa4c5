/*
 * The facts of the end of a game of Plakoto: who has won and how, or why nobody
 * has.
 */
#include "games/plakoto_phrase.h"

static bool
has_borne_off(const struct plakoto *plakoto, enum side side)
{
	return plakoto->free[side][PLAKOTO_OFF] == PLAKOTO_CHECKERS;
}

static void
say_mother(struct phrase *phrase, enum side pinner)
{
	plakoto_say(phrase, plakoto_side_names[pinner]);
	plakoto_say(phrase, " has pinned ");
	plakoto_say(phrase, plakoto_side_names[opponent(pinner)]);
	plakoto_say(phrase, "'s mother");
}

static void
say_winner(struct phrase *phrase, const struct plakoto *plakoto,
	   enum side winner)
{
	if (has_borne_off(plakoto, winner)) {
		plakoto_say(phrase, plakoto_side_names[winner]);
		plakoto_say(phrase, " has borne off all checkers");
		return;
	}
	say_mother(phrase, winner);
	if (plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_EXCEPTION))
		plakoto_say(phrase, " and has left its own start");
}

void
plakoto_explain_game_over(const struct case_at_hand *at_hand)
{
	const struct plakoto *plakoto = at_hand->plakoto;
	struct phrase phrase = {0};
	struct outcome outcome;

	plakoto_outcome(plakoto, &outcome);
	if (outcome.ending == ENDING_WIN)
		say_winner(&phrase, plakoto, outcome.winner);
	else
		plakoto_say(&phrase, "both mothers are pinned");
	if (plakoto->number > 1) {
		plakoto_say(&phrase, " since turn ");
		plakoto_say_number(&phrase, plakoto->number - 1);
	}
	plakoto_add_phrase(at_hand, "reason", &phrase);
	plakoto_add_words(at_hand, "rule",
			  outcome.ending == ENDING_DRAW		   ? "R20"
			  : has_borne_off(plakoto, outcome.winner) ? "R26"
								   : "R18");
}

/* --- what the board shows, when a record says otherwise --- */

/* Of the loser, what the points depend on: R26 and D11. */
static void
say_loser(struct phrase *phrase, const struct plakoto *plakoto, enum side loser)
{
	unsigned off = plakoto->free[loser][PLAKOTO_OFF];
	bool counts_left = plakoto_rules_say(plakoto, OPTION_SCORE,
					     SCORE_LEFT31);

	plakoto_say(phrase, ", ");
	plakoto_say(phrase, plakoto_side_names[loser]);
	if (counts_left) {
		plakoto_say(phrase, " has ");
		plakoto_say_count(phrase, PLAKOTO_CHECKERS - off);
		plakoto_say(phrase, " left");
	} else if (off == 0) {
		plakoto_say(phrase, " none");
	} else {
		plakoto_say(phrase, " ");
		plakoto_say_count(phrase, off);
	}
}

/* A pinned mother that does not end the game: R19 and D6. */
static void
say_pinner(struct phrase *phrase, const struct plakoto *plakoto,
	   enum side pinner)
{
	unsigned standing = plakoto->free[pinner][PLAKOTO_START] +
			    plakoto_has_pinned(plakoto, pinner, PLAKOTO_START);

	say_mother(phrase, pinner);
	if (plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_OFF)) {
		plakoto_say(phrase, ", which under mother=off ends no game");
		return;
	}
	plakoto_say(phrase, ", but still has ");
	plakoto_say_count(phrase, standing);
	plakoto_say(phrase, standing == 1 ? " checker" : " checkers");
	plakoto_say(phrase, " on its own start");
}

static const char *
explain_win(struct phrase *phrase, const struct plakoto *plakoto,
	    enum side winner)
{
	say_winner(phrase, plakoto, winner);
	if (has_borne_off(plakoto, winner))
		say_loser(phrase, plakoto, opponent(winner));
	if (plakoto_rules_say(plakoto, OPTION_SCORE, SCORE_LEFT31))
		return "D11";
	return has_borne_off(plakoto, winner) ? "R26" : "R18";
}

static const char *
explain_none(struct phrase *phrase, const struct plakoto *plakoto)
{
	unsigned side;

	for (side = 0; side < SIDE_COUNT; side++) {
		enum side pinner = opponent((enum side)side);

		if (!plakoto_has_pinned_mother(plakoto, (enum side)side))
			continue;
		say_pinner(phrase, plakoto, pinner);
		return plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_OFF)
			       ? "D6"
			       : "R19";
	}
	plakoto_say(phrase, "nobody has won yet");
	return "R26";
}

void
plakoto_explain_outcome(const void *position, struct problem *problem)
{
	struct phrase phrase = {0};
	struct outcome outcome;
	const char *rule = "R20";

	plakoto_outcome(position, &outcome);
	switch (outcome.ending) {
	case ENDING_NONE:
		rule = explain_none(&phrase, position);
		break;
	case ENDING_WIN:
		rule = explain_win(&phrase, position, outcome.winner);
		break;
	case ENDING_DRAW:
		plakoto_say(&phrase, "both mothers are pinned");
		break;
	}
	problem_fact(problem, "why",
		     (struct text){phrase.bytes, phrase.length});
	problem_fact(problem, "rule", text_of(rule));
}
