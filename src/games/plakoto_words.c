/*
 * The facts of a broken rule of Plakoto, for the sentence that tells of it:
 * what stands where, since when, what could have been played instead, and
 * which option would have it otherwise.
 */
#include "games/plakoto_phrase.h"

#include <string.h>

#include "base/catalog.h"

/* --- one finding each --- */

static void
explain_position_dice(const struct case_at_hand *at_hand)
{
	plakoto_add_dice(at_hand, "rolled", at_hand->plakoto->dice);
	plakoto_add_dice(at_hand, "dice", at_hand->move->dice);
}

static void
explain_dice_order(const struct case_at_hand *at_hand)
{
	plakoto_add_dice(at_hand, "dice", at_hand->move->dice);
}

static void
explain_roll(const struct case_at_hand *at_hand)
{
	plakoto_add_dice(at_hand, "rolled", at_hand->plakoto->dice);
}

static void
explain_direction(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);

	if (step != NULL)
		plakoto_add_step(at_hand, step);
}

/* "is 4 points, and the dice are 6 and 5". */
static void
say_length(struct phrase *phrase, const struct case_at_hand *at_hand,
	   unsigned length)
{
	const uint8_t *dice = at_hand->move->dice;

	phrase_slot_number(phrase, "length", length);
	phrase_slot_number(phrase, "high", dice[0]);
	phrase_slot_number(phrase, "low", dice[1]);
	phrase_say(phrase,
		   dice[0] == dice[1]
			   ? N_("is {length} {length|point|points}, and the "
				"dice are twice {high}")
			   : N_("is {length} {length|point|points}, and the "
				"dice are {high} and {low}"));
}

/* Every step fits a die, but there are more steps than dice. */
static bool
is_too_much(const struct case_at_hand *at_hand)
{
	const struct plakoto_move *move = at_hand->move;
	unsigned n;

	for (n = 0; n < move->step_count; n++) {
		const struct plakoto_step *step = &move->steps[n];
		int length = step->from - step->to;

		if (length != move->dice[0] && length != move->dice[1] &&
		    (step->to != PLAKOTO_OFF || length > move->dice[0]))
			return false;
	}
	return move->asked_count > plakoto_die_count(move->dice);
}

/* "together the steps take three dice, and there are two". */
static void
explain_too_much(const struct case_at_hand *at_hand)
{
	struct phrase phrase;

	plakoto_start_phrase(at_hand, &phrase);
	phrase_slot_number(&phrase, "asked", at_hand->move->asked_count);
	phrase_slot_number(&phrase, "count",
			   plakoto_die_count(at_hand->move->dice));
	phrase_say(&phrase,
		   "take {asked:count} dice, and there are {count:count}");
	plakoto_add_words(at_hand, "step", "together the steps");
	plakoto_add_phrase(at_hand, "why", &phrase);
}

static void
explain_die(const struct case_at_hand *at_hand)
{
	const uint8_t *dice = at_hand->move->dice;
	const struct plakoto_step *step = plakoto_find_step(at_hand);
	struct phrase phrase;
	unsigned length;

	plakoto_start_phrase(at_hand, &phrase);
	if (step == NULL || is_too_much(at_hand)) {
		explain_too_much(at_hand);
		return;
	}
	length = step->from - step->to;
	plakoto_add_step(at_hand, step);
	if (length == dice[0] || length == dice[1] ||
	    (step->to == PLAKOTO_OFF && length < dice[0]))
		phrase_say(&phrase, "finds no die that is not used already");
	else
		say_length(&phrase, at_hand, length);
	plakoto_add_phrase(at_hand, "why", &phrase);
}

static void
explain_prisoner(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);

	if (step == NULL)
		return;
	plakoto_add_mover(at_hand);
	plakoto_add_jailers(at_hand, step->from);
}

static void
explain_empty(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);

	if (step == NULL)
		return;
	plakoto_add_mover(at_hand);
	plakoto_add_number(at_hand, "point", step->from);
	if (at_hand->plakoto->free[plakoto_mover_of(at_hand)][step->from] > 0)
		plakoto_add_step(at_hand, step);
}

/* "stand two black checkers", "stands one black checker on a white one". */
static void
say_stand(struct phrase *phrase, enum side enemy, unsigned count,
	  bool is_pinned)
{
	/* clang-format off */
	static const char *const words[SIDE_COUNT][2] = {
		[SIDE_WHITE] = {
			N_("{count|stands|stand} {count:count} white "
			   "{count|checker|checkers}"),
			N_("{count|stands|stand} {count:count} white "
			   "{count|checker|checkers} on a black one")},
		[SIDE_BLACK] = {
			N_("{count|stands|stand} {count:count} black "
			   "{count|checker|checkers}"),
			N_("{count|stands|stand} {count:count} black "
			   "{count|checker|checkers} on a white one")},
	};
	/* clang-format on */

	phrase_slot_number(phrase, "count", count);
	phrase_say(phrase, words[enemy][is_pinned]);
}

static void
explain_closed(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);
	enum side mover = plakoto_mover_of(at_hand);
	struct phrase phrase;

	if (step == NULL)
		return;
	plakoto_start_phrase(at_hand, &phrase);
	say_stand(&phrase, opponent(mover),
		  plakoto_count_enemies(at_hand, step->to),
		  plakoto_has_pinned(at_hand->plakoto, mover, step->to));
	plakoto_add_number(at_hand, "point", step->to);
	plakoto_add_phrase(at_hand, "stand", &phrase);
	plakoto_add_since(at_hand, step->to);
}

static void
explain_path(const struct case_at_hand *at_hand)
{
	const struct plakoto_move *move = at_hand->move;
	const struct plakoto_step *step = plakoto_find_step(at_hand);
	unsigned n, closed;
	struct phrase phrase;

	if (step == NULL)
		return;
	for (n = 0; n < move->step_count; n++)
		if (move->steps[n].to == step->from)
			break;
	if (n == move->step_count)
		return;
	closed = move->steps[n].from -
		 (move->dice[0] + move->dice[1] -
		  (unsigned)(move->steps[n].from - move->steps[n].to));
	plakoto_start_phrase(at_hand, &phrase);
	phrase_slot_number(&phrase, "from", move->steps[n].from);
	phrase_slot_number(&phrase, "point", step->from);
	phrase_slot_number(&phrase, "closed", closed);
	phrase_say(&phrase, "from {from} they are {point} and {closed}, and "
			    "{closed} is closed");
	plakoto_add_phrase(at_hand, "way", &phrase);
}

static void
explain_off_pinned(const struct case_at_hand *at_hand)
{
	unsigned point = PLAKOTO_POINTS;

	while (point > 0 &&
	       !plakoto_has_pinned(at_hand->plakoto, plakoto_mover_of(at_hand),
				   point))
		point--;
	plakoto_add_mover(at_hand);
	plakoto_add_jailers(at_hand, point);
}

static void
explain_off_outside(const struct case_at_hand *at_hand)
{
	const uint8_t *free = at_hand->plakoto->free[plakoto_mover_of(at_hand)];
	unsigned point = PLAKOTO_POINTS;

	while (point > PLAKOTO_HOME && free[point] == 0)
		point--;
	if (point == PLAKOTO_HOME)
		return;
	plakoto_add_mover(at_hand);
	plakoto_add_number(at_hand, "count", free[point]);
	plakoto_add_number(at_hand, "point", point);
}

static void
explain_off_higher(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);
	const struct plakoto *plakoto = at_hand->plakoto;
	enum side mover = plakoto_mover_of(at_hand);
	unsigned point = PLAKOTO_HOME;

	if (step == NULL)
		return;
	while (point > step->from && plakoto->free[mover][point] == 0 &&
	       !plakoto_has_pinned(plakoto, mover, point))
		point--;
	plakoto_add_step(at_hand, step);
	if (point > step->from) {
		plakoto_add_mover(at_hand);
		plakoto_add_number(at_hand, "point", point);
	}
}

static void
explain_literal(const struct case_at_hand *at_hand)
{
	struct search search = plakoto_find_play(at_hand);
	struct phrase phrase, play;

	if (search.is_found) {
		plakoto_start_phrase(at_hand, &phrase);
		plakoto_start_phrase(at_hand, &play);
		plakoto_say_steps(&play, &search.play);
		phrase_slot(&phrase, "play", phrase_text(&play));
		phrase_say(&phrase, "it could be {play}");
		plakoto_add_phrase(at_hand, "forced", &phrase);
	}
}

static void
explain_pass(const struct case_at_hand *at_hand)
{
	plakoto_add_play(at_hand);
}

/* "the 5 can be used too", "both dice can be used, if not with 11/10". */
static void
say_unused(struct phrase *phrase, const struct plakoto_move *move,
	   const struct search *longer)
{
	bool is_double = move->dice[0] == move->dice[1];
	bool has_high = move->steps[0].from - move->steps[0].to ==
			move->dice[0];
	struct phrase steps;

	if (!longer->begins_alike) {
		phrase_start(&steps, phrase->slots.catalog);
		plakoto_say_steps(&steps, move);
		phrase_slot(phrase, "steps", phrase_text(&steps));
	}
	if (is_double) {
		phrase_slot_number(phrase, "count", longer->play.step_count);
		phrase_say(phrase, "{count:count} steps are possible"
				   "[, if not with {steps}]");
	} else if (longer->begins_alike) {
		phrase_slot_number(phrase, "die", move->dice[has_high ? 1 : 0]);
		phrase_say(phrase, "the {die} can be used too");
	} else {
		phrase_say(phrase,
			   "both dice can be used, if not with {steps}");
	}
}

static void
explain_dice_unused(const struct case_at_hand *at_hand)
{
	struct search longer = plakoto_find_longer(at_hand);
	struct phrase unused, play;

	if (!longer.is_found)
		return;
	plakoto_start_phrase(at_hand, &unused);
	plakoto_start_phrase(at_hand, &play);
	say_unused(&unused, at_hand->move, &longer);
	plakoto_add_phrase(at_hand, "unused", &unused);
	plakoto_say_steps(&play, &longer.play);
	plakoto_add_phrase(at_hand, "play", &play);
}

static void
explain_higher_die(const struct case_at_hand *at_hand)
{
	struct search search = plakoto_find_high(at_hand);
	struct phrase phrase, play;

	if (search.is_found) {
		plakoto_start_phrase(at_hand, &phrase);
		plakoto_start_phrase(at_hand, &play);
		plakoto_say_steps(&play, &search.play);
		phrase_slot_number(&phrase, "die", at_hand->move->dice[0]);
		phrase_slot(&phrase, "play", phrase_text(&play));
		phrase_say(&phrase, "the {die} can be played by {play}");
		plakoto_add_phrase(at_hand, "play", &phrase);
	}
}

/* The first step that cannot be made where it stands. */
static void
explain_order(const struct case_at_hand *at_hand)
{
	struct plakoto_move part = *at_hand->move;
	struct plakoto other = *at_hand->plakoto;

	/* What a part lacks in dice is not asked, only its order. */
	for (part.step_count = 1; part.step_count < at_hand->move->step_count;
	     part.step_count++)
		switch ((int)plakoto_check(&other, &part)) {
		case DIAG_NONE:
		case DIAG_PLAKOTO_DICE_UNUSED:
		case DIAG_PLAKOTO_HIGHER_DIE:
			continue;
		default:
			plakoto_add_step(at_hand,
					 &part.steps[part.step_count - 1]);
			return;
		}
	plakoto_add_step(at_hand, &part.steps[part.step_count - 1]);
}

static void
explain_after_end(const struct case_at_hand *at_hand)
{
	const struct plakoto_step *step = plakoto_find_step(at_hand);

	if (step != NULL)
		plakoto_add_step(at_hand, step);
}

static void
explain_short_form(const struct case_at_hand *at_hand)
{
	struct phrase phrase;

	plakoto_start_phrase(at_hand, &phrase);
	plakoto_say_steps(&phrase, at_hand->move);
	plakoto_add_phrase(at_hand, "wanted", &phrase);
}

static void
explain_star(const struct case_at_hand *at_hand)
{
	unsigned n = plakoto_find_star(at_hand->plakoto, at_hand->move,
				       at_hand->broken);

	if (n == at_hand->move->step_count)
		return;
	if (at_hand->move->steps[n].to == PLAKOTO_OFF)
		return;
	plakoto_add_number(at_hand, "point", at_hand->move->steps[n].to);
}

/* Ids that are missing here have sentences without facts of the board. */
static void (*const explainers[DIAG_COUNT])(const struct case_at_hand *) = {
	[DIAG_GAME_OVER] = plakoto_explain_game_over,
	[DIAG_PLAKOTO_POSITION_DICE] = explain_position_dice,
	[DIAG_PLAKOTO_DICE_ORDER] = explain_dice_order,
	[DIAG_PLAKOTO_DIRECTION] = explain_direction,
	[DIAG_PLAKOTO_DIE] = explain_die,
	[DIAG_PLAKOTO_PRISONER] = explain_prisoner,
	[DIAG_PLAKOTO_EMPTY] = explain_empty,
	[DIAG_PLAKOTO_BLOCKED] = explain_closed,
	[DIAG_PLAKOTO_JAILER] = explain_closed,
	[DIAG_PLAKOTO_PATH] = explain_path,
	[DIAG_PLAKOTO_OFF_PINNED] = explain_off_pinned,
	[DIAG_PLAKOTO_OFF_OUTSIDE] = explain_off_outside,
	[DIAG_PLAKOTO_OFF_HIGHER] = explain_off_higher,
	[DIAG_PLAKOTO_LITERAL] = explain_literal,
	[DIAG_PLAKOTO_PASS] = explain_pass,
	[DIAG_PLAKOTO_DICE_UNUSED] = explain_dice_unused,
	[DIAG_PLAKOTO_HIGHER_DIE] = explain_higher_die,
	[DIAG_PLAKOTO_ORDER] = explain_order,
	[DIAG_PLAKOTO_AFTER_END] = explain_after_end,
	[DIAG_PLAKOTO_STOPPED] = explain_dice_unused,
	[DIAG_PLAKOTO_ROLL] = explain_roll,
	[DIAG_PLAKOTO_SHORT_FORM] = explain_short_form,
	[DIAG_PLAKOTO_PIN_PASSING] = explain_star,
	[DIAG_PLAKOTO_PIN_MARK] = explain_star,
};

void
plakoto_explain(const void *position, const void *move, enum diag broken,
		struct problem *problem)
{
	struct case_at_hand at_hand = {position, move, broken, problem};

	if (explainers[broken] != NULL)
		explainers[broken](&at_hand);
	if (broken == DIAG_PLAKOTO_STOPPED ||
	    diag_row(broken)->verdict == VERDICT_ILLEGAL)
		plakoto_add_otherwise(&at_hand);
}
