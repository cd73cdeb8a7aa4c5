/*
 * The facts of the end of a game of Plakoto: who has won and how, or why nobody
 * has.
 */
#include "base/catalog.h"
#include "games/plakoto_phrase.h"

static bool
has_borne_off(const struct plakoto *plakoto, enum side side)
{
	return plakoto->free[side][PLAKOTO_OFF] == PLAKOTO_CHECKERS;
}

/* Fills {winner} and {loser}. */
static void
fill_sides(struct phrase *phrase, enum side winner)
{
	phrase_slot_words(phrase, "winner", plakoto_side_names[winner]);
	phrase_slot_words(phrase, "loser",
			  plakoto_side_names[opponent(winner)]);
}

static void
say_winner(struct phrase *phrase, const struct plakoto *plakoto,
	   enum side winner)
{
	fill_sides(phrase, winner);
	if (has_borne_off(plakoto, winner))
		phrase_say(phrase, "{winner} has borne off all checkers");
	else if (plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_EXCEPTION))
		phrase_say(phrase, "{winner} has pinned {loser}'s mother and "
				   "has left its own start");
	else
		phrase_say(phrase, "{winner} has pinned {loser}'s mother");
}

void
plakoto_explain_game_over(const struct case_at_hand *at_hand)
{
	const struct plakoto *plakoto = at_hand->plakoto;
	struct phrase phrase, whole;
	struct outcome outcome;
	const char *rule;

	plakoto_start_phrase(at_hand, &phrase);
	plakoto_start_phrase(at_hand, &whole);
	plakoto_outcome(plakoto, &outcome);
	if (outcome.ending == ENDING_WIN)
		say_winner(&phrase, plakoto, outcome.winner);
	else
		phrase_say(&phrase, "both mothers are pinned");
	phrase_slot(&whole, "why", phrase_text(&phrase));
	if (plakoto->number > 1)
		phrase_slot_number(&whole, "turn", plakoto->number - 1);
	phrase_say(&whole, "{why}[ since turn {turn}]");
	plakoto_add_phrase(at_hand, "reason", &whole);
	rule = outcome.ending == ENDING_DRAW		? "R20"
	       : has_borne_off(plakoto, outcome.winner) ? "R26"
							: "R18";
	problem_fact(at_hand->problem, "rule", text_of(rule));
}

/* --- what the board shows, when a record says otherwise --- */

/* Of the loser, what the points depend on: R26 and D11. */
static void
say_score(struct phrase *phrase, const struct plakoto *plakoto,
	  enum side winner)
{
	unsigned off = plakoto->free[opponent(winner)][PLAKOTO_OFF];
	struct phrase won;

	phrase_start(&won, phrase->slots.catalog);
	say_winner(&won, plakoto, winner);
	phrase_slot(phrase, "won", phrase_text(&won));
	fill_sides(phrase, winner);
	if (plakoto_rules_say(plakoto, OPTION_SCORE, SCORE_LEFT31)) {
		phrase_slot_number(phrase, "left", PLAKOTO_CHECKERS - off);
		phrase_say(phrase, "{won}, {loser} has {left:count} left");
	} else if (off == 0) {
		phrase_say(phrase, "{won}, {loser} none");
	} else {
		phrase_slot_number(phrase, "off", off);
		phrase_say(phrase, "{won}, {loser} {off:count}");
	}
}

/* A pinned mother that does not end the game: R19 and D6. */
static void
say_pinner(struct phrase *phrase, const struct plakoto *plakoto,
	   enum side pinner)
{
	unsigned standing = plakoto->free[pinner][PLAKOTO_START] +
			    plakoto_has_pinned(plakoto, pinner, PLAKOTO_START);

	fill_sides(phrase, pinner);
	phrase_slot_number(phrase, "count", standing);
	phrase_say(phrase,
		   plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_OFF)
			   ? N_("{winner} has pinned {loser}'s mother, which "
				"under mother=off ends no game")
			   : N_("{winner} has pinned {loser}'s mother, but "
				"still has {count:count} "
				"{count|checker|checkers} on its own start"));
}

static const char *
explain_win(struct phrase *phrase, const struct plakoto *plakoto,
	    enum side winner)
{
	if (has_borne_off(plakoto, winner))
		say_score(phrase, plakoto, winner);
	else
		say_winner(phrase, plakoto, winner);
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
	phrase_say(phrase, "nobody has won yet");
	return "R26";
}

void
plakoto_explain_outcome(const void *position, struct problem *problem)
{
	struct phrase phrase;
	struct outcome outcome;
	const char *rule = "R20";

	phrase_start(&phrase, problem->catalog);
	plakoto_outcome(position, &outcome);
	switch (outcome.ending) {
	case ENDING_NONE:
		rule = explain_none(&phrase, position);
		break;
	case ENDING_WIN:
		rule = explain_win(&phrase, position, outcome.winner);
		break;
	case ENDING_DRAW:
		phrase_say(&phrase, "both mothers are pinned");
		break;
	}
	problem_fact(problem, "why", phrase_text(&phrase));
	problem_fact(problem, "rule", text_of(rule));
}
