/*
 * Whether a turn of Plakoto is legal.  The steps of a turn stand in any order
 * (D14), so some order of them has to be found, and some die for each, in which
 * every step is one that the rules allow; then the turn must use as many dice
 * as can be used.
 */
#include <string.h>

#include "games/plakoto_trial.h"

/* --- an order for the steps --- */

/* Keeps the best verdict of all orders: one that all steps fit in. */
static bool
finish_order(struct trial *trial)
{
	enum diag wrong = plakoto_trial_judge_dice(trial);

	if (wrong == DIAG_NONE || !trial->has_order)
		trial->wrong = wrong;
	trial->has_order = true;
	return wrong == DIAG_NONE;
}

static bool try_orders(struct trial *trial, unsigned done, bool any_order);

/* Makes the n-th step with that die, if it can be made, and goes on. */
static bool
try_step(struct trial *trial, unsigned n, unsigned die, unsigned done,
	 bool any_order)
{
	const struct plakoto_step *step = &trial->move->steps[n];
	struct plakoto_step last = trial->last;
	bool found;

	if (plakoto_trial_judge_step(trial, step->from, step->to, die) !=
		    DIAG_NONE ||
	    !plakoto_trial_may_go_on(trial, step->from, die, step->goes_on))
		return false;
	plakoto_trial_make_step(trial, step->from, step->to, die);
	trial->last = *step;
	found = try_orders(trial, done | 1u << n, any_order);
	trial->last = last;
	plakoto_trial_undo_step(trial, step->from, step->to, die);
	return found;
}

static bool
fits(const struct plakoto_step *step, unsigned die)
{
	return step->to == PLAKOTO_OFF || step->from == step->to + die;
}

/* Only bearing off can be done with more than one die. */
static bool
try_dice(struct trial *trial, unsigned n, unsigned done, bool any_order)
{
	const uint8_t *dice = trial->move->dice;
	const struct plakoto_step *step = &trial->move->steps[n];

	if (trial->left[dice[0]] > 0 && fits(step, dice[0]) &&
	    try_step(trial, n, dice[0], done, any_order))
		return true;
	return dice[0] != dice[1] && trial->left[dice[1]] > 0 &&
	       fits(step, dice[1]) &&
	       try_step(trial, n, dice[1], done, any_order);
}

/* A checker makes the steps of its chain one after another. */
static bool
is_waiting(const struct plakoto_move *move, unsigned n, unsigned done)
{
	return move->steps[n].goes_on && (done >> (n - 1) & 1u) == 0;
}

/* The steps of the set `done` are made.  True when all goes well. */
static bool
try_orders(struct trial *trial, unsigned done, bool any_order)
{
	const struct plakoto_move *move = trial->move;
	unsigned n;

	if (done == (1u << move->step_count) - 1)
		return finish_order(trial);
	if (plakoto_trial_has_ended(trial))
		return false;
	for (n = 0; n < move->step_count; n++) {
		if ((done >> n & 1u) != 0 || is_waiting(move, n, done))
			continue;
		if (try_dice(trial, n, done, any_order))
			return true;
		if (!any_order)
			return false;
	}
	return false;
}

/*
 * Makes the steps in the order of the text, each with the first die that it
 * fits, as nearly all turns can be made.  Else the trial is of no more use.
 */
static bool
can_be_made_plainly(struct trial *trial)
{
	const struct plakoto_move *move = trial->move;
	unsigned n;

	for (n = 0; n < move->step_count; n++) {
		const struct plakoto_step *step = &move->steps[n];
		unsigned die = move->dice[0];

		if (trial->left[die] == 0 || !fits(step, die))
			die = move->dice[1];
		if (trial->left[die] == 0 || plakoto_trial_has_ended(trial) ||
		    plakoto_trial_judge_step(trial, step->from, step->to,
					     die) != DIAG_NONE ||
		    !plakoto_trial_may_go_on(trial, step->from, die,
					     step->goes_on))
			return false;
		plakoto_trial_make_step(trial, step->from, step->to, die);
		trial->last = *step;
	}
	return plakoto_trial_judge_dice(trial) == DIAG_NONE;
}

/* --- why there is none --- */

/* What is wrong with a step by itself, wherever the checkers stand. */
static enum diag
judge_shape(const struct plakoto *plakoto, const struct plakoto_move *move,
	    const struct plakoto_step *step)
{
	unsigned distance = step->from - step->to;
	bool bears_off = step->to == PLAKOTO_OFF;

	if (!bears_off && step->to >= step->from)
		return DIAG_PLAKOTO_DIRECTION;
	if (distance == move->dice[0] || distance == move->dice[1])
		return DIAG_NONE;
	if (bears_off &&
	    (step->from < move->dice[0] ||
	     (step->from <= PLAKOTO_HOME &&
	      plakoto_rules_say(plakoto, OPTION_BEAR, BEAR_LITERAL))))
		return DIAG_NONE;
	return DIAG_PLAKOTO_DIE;
}

/* Of the first step with a wrong shape, what; `*n` is its index. */
static enum diag
find_wrong_shape(const struct plakoto *plakoto, const struct plakoto_move *move,
		 unsigned *n)
{
	enum diag wrong;

	for (*n = 0; *n < move->step_count; (*n)++) {
		wrong = judge_shape(plakoto, move, &move->steps[*n]);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	return DIAG_NONE;
}

/*
 * Of the first step for which there is no checker, whatever the order of the
 * steps: what is wrong with its start.
 */
static enum diag
find_wrong_start(const struct trial *trial, unsigned *n)
{
	const struct plakoto_move *move = trial->move;
	unsigned from, wanted, there, i;

	for (*n = 0; *n < move->step_count; (*n)++) {
		from = move->steps[*n].from;
		there = trial->free[from];
		wanted = 0;
		for (i = 0; i < move->step_count; i++) {
			there += move->steps[i].to == from;
			wanted += i <= *n && move->steps[i].from == from;
		}
		if (wanted <= there)
			continue;
		return plakoto_has_pinned(trial->plakoto, trial->mover, from)
			       ? DIAG_PLAKOTO_PRISONER
			       : DIAG_PLAKOTO_EMPTY;
	}
	return DIAG_NONE;
}

/*
 * Why a step cannot be made now with any die that is left; DIAG_NONE when it
 * can, and then `*die` is the one.
 */
static enum diag
judge_now(const struct trial *trial, const struct plakoto_step *step,
	  unsigned *die)
{
	enum diag first = DIAG_PLAKOTO_DIE;
	enum diag wrong;

	for (*die = 1; *die <= PLAKOTO_DIE; (*die)++) {
		if (trial->left[*die] == 0 || !fits(step, *die))
			continue;
		wrong = plakoto_trial_judge_step(trial, step->from, step->to,
						 *die);
		if (wrong == DIAG_NONE &&
		    !plakoto_trial_may_go_on(trial, step->from, *die,
					     step->goes_on))
			wrong = DIAG_PLAKOTO_PATH;
		if (wrong == DIAG_NONE)
			return DIAG_NONE;
		if (first == DIAG_PLAKOTO_DIE)
			first = wrong;
	}
	return first;
}

/* The first step that is not made. */
static unsigned
find_left(unsigned done)
{
	unsigned n = 0;

	while ((done >> n & 1u) != 0)
		n++;
	return n;
}

/*
 * Makes the steps as they stand, each as soon as it can be made, until none of
 * the rest can.  A start that is empty may be the fault of another step that
 * could not be made, so such a step is named last.
 */
static enum diag
find_stuck(struct trial *trial, unsigned *culprit)
{
	const struct plakoto_move *move = trial->move;
	enum diag first = DIAG_NONE;
	unsigned done = 0;
	unsigned n = 0;
	unsigned die;
	enum diag wrong;

	while (n < move->step_count) {
		const struct plakoto_step *step = &move->steps[n];

		wrong = (done >> n & 1u) != 0 ? DIAG_NONE
					      : judge_now(trial, step, &die);
		if (wrong == DIAG_NONE && (done >> n & 1u) == 0) {
			plakoto_trial_make_step(trial, step->from, step->to,
						die);
			trial->last = *step;
			done |= 1u << n;
			first = DIAG_NONE;
			n = find_left(done);
			*culprit = n;
			if (n < move->step_count &&
			    plakoto_trial_has_ended(trial))
				return DIAG_PLAKOTO_AFTER_END;
			continue;
		}
		if (wrong != DIAG_NONE &&
		    (first == DIAG_NONE || first == DIAG_PLAKOTO_EMPTY)) {
			if (first != wrong)
				*culprit = n;
			first = wrong;
		}
		n++;
	}
	return first;
}

/* Why no order of the steps can be played. */
static enum diag
diagnose(const struct plakoto *plakoto, const struct plakoto_move *move,
	 unsigned *culprit)
{
	struct trial trial = plakoto_trial_begin(plakoto, move);
	enum diag wrong = find_wrong_shape(plakoto, move, culprit);

	if (wrong != DIAG_NONE)
		return wrong;
	wrong = find_wrong_start(&trial, culprit);
	if (wrong != DIAG_NONE)
		return wrong;
	*culprit = move->step_count;
	if (move->has_too_many)
		return DIAG_PLAKOTO_DIE;
	wrong = find_stuck(&trial, culprit);
	return wrong == DIAG_NONE ? DIAG_PLAKOTO_DIE : wrong;
}

unsigned
plakoto_find_culprit(const struct plakoto *plakoto,
		     const struct plakoto_move *move)
{
	unsigned culprit = move->step_count;

	diagnose(plakoto, move, &culprit);
	return culprit;
}

/* --- turns --- */

/* D10: whether the letter of the seed, and only that, forbids it. */
static bool
is_for_the_letter(const struct plakoto *plakoto,
		  const struct plakoto_move *move)
{
	struct plakoto other;

	if (!plakoto_rules_say(plakoto, OPTION_BEAR, BEAR_LITERAL))
		return false;
	other = *plakoto;
	other.rules.option[OPTION_BEAR] = BEAR_STANDARD;
	return plakoto_check(&other, move) == DIAG_NONE;
}

static enum diag
check_play(const struct plakoto *plakoto, const struct plakoto_move *move)
{
	struct trial trial = plakoto_trial_begin(plakoto, move);
	unsigned culprit;

	if (move->has_too_many)
		return diagnose(plakoto, move, &culprit);
	if (can_be_made_plainly(&trial))
		return DIAG_NONE;
	trial = plakoto_trial_begin(plakoto, move);
	if (try_orders(&trial, 0, false))
		return DIAG_NONE;
	trial.has_order = false;
	if (try_orders(&trial, 0, true))
		return plakoto_rules_say(plakoto, OPTION_ORDER, ORDER_STRICT)
			       ? DIAG_PLAKOTO_ORDER
			       : DIAG_NONE;
	if (is_for_the_letter(plakoto, move))
		return DIAG_PLAKOTO_LITERAL;
	return trial.has_order ? trial.wrong
			       : diagnose(plakoto, move, &culprit);
}

/* R11. */
static enum diag
check_pass(const struct plakoto *plakoto, const struct plakoto_move *move)
{
	struct trial trial = plakoto_trial_begin(plakoto, move);

	return plakoto_trial_can_go_on(&trial) ? DIAG_PLAKOTO_PASS : DIAG_NONE;
}

enum diag
plakoto_check(const void *position, const void *move)
{
	const struct plakoto *plakoto = position;
	const struct plakoto_move *turn = move;

	if (plakoto->is_left_unplayed)
		return DIAG_PLAKOTO_ROLL;
	if (plakoto_is_over(plakoto))
		return DIAG_GAME_OVER;
	if (plakoto->dice[0] != 0 &&
	    memcmp(plakoto->dice, turn->dice, sizeof(turn->dice)) != 0)
		return DIAG_PLAKOTO_POSITION_DICE;
	switch ((enum plakoto_turn)turn->kind) {
	case PLAKOTO_PLAY:
		return check_play(plakoto, turn);
	case PLAKOTO_PASS:
		return check_pass(plakoto, turn);
	case PLAKOTO_ROLL:
		return DIAG_NONE;
	case PLAKOTO_TURN_COUNT:
		break;
	}
	return DIAG_TURN_SYNTAX;
}
