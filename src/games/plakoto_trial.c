/*
 * A turn of Plakoto in the making: its steps one by one, and how many dice any
 * turn of the roll can use.
 */
#include "games/plakoto_trial.h"

#include <string.h>

struct trial
plakoto_trial_begin(const struct plakoto *plakoto,
		    const struct plakoto_move *move)
{
	struct trial trial = {
		.plakoto = plakoto,
		.move = move,
		.mover = (enum side)plakoto->to_move,
		.wrong = DIAG_NONE,
	};

	memcpy(trial.free, plakoto->free[trial.mover], sizeof(trial.free));
	if (move->dice[0] == move->dice[1]) {
		trial.left[move->dice[0]] = 4;
	} else {
		trial.left[move->dice[0]] = 1;
		trial.left[move->dice[1]] = 1;
	}
	return trial;
}

/* --- one step --- */

void
plakoto_trial_make_step(struct trial *trial, unsigned from, unsigned to,
			unsigned die)
{
	trial->free[from]--;
	trial->free[to]++;
	trial->left[die]--;
	trial->used++;
}

void
plakoto_trial_undo_step(struct trial *trial, unsigned from, unsigned to,
			unsigned die)
{
	trial->free[from]++;
	trial->free[to]--;
	trial->left[die]++;
	trial->used--;
}

static bool
is_all_home(const struct trial *trial)
{
	unsigned point;

	for (point = PLAKOTO_HOME + 1; point <= PLAKOTO_POINTS; point++)
		if (trial->free[point] > 0)
			return false;
	return true;
}

/* R22 and D8. */
static enum diag
judge_bearing_off(const struct trial *trial)
{
	uint32_t pinned = trial->plakoto->pinned[trial->mover];

	if (plakoto_rules_say(trial->plakoto, OPTION_PIN_BEAROFF,
			      PIN_BEAROFF_OUTSIDE))
		pinned >>= PLAKOTO_HOME + 1;
	if (pinned != 0)
		return DIAG_PLAKOTO_OFF_PINNED;
	return is_all_home(trial) ? DIAG_NONE : DIAG_PLAKOTO_OFF_OUTSIDE;
}

/* D9: whether an own checker on that point of home counts. */
static bool
is_occupied(const struct trial *trial, unsigned point)
{
	if (trial->free[point] > 0)
		return true;
	return plakoto_rules_say(trial->plakoto, OPTION_OVERSHOOT,
				 OVERSHOOT_ALL) &&
	       plakoto_has_pinned(trial->plakoto, trial->mover, point);
}

static unsigned
find_highest(const struct trial *trial)
{
	unsigned point = PLAKOTO_HOME;

	while (point > 0 && !is_occupied(trial, point))
		point--;
	return point;
}

/*
 * D10: the point from which this die has to bear off, if the letter of the
 * seed leaves it no other use; else 0.
 */
static unsigned
find_forced(const struct trial *trial, unsigned die)
{
	unsigned highest;

	if (!plakoto_rules_say(trial->plakoto, OPTION_BEAR, BEAR_LITERAL) ||
	    is_occupied(trial, die) || judge_bearing_off(trial) != DIAG_NONE)
		return 0;
	highest = find_highest(trial);
	return trial->free[highest] > 0 ? highest : 0;
}

/* R23. */
static enum diag
judge_off(const struct trial *trial, unsigned from, unsigned die)
{
	enum diag wrong = judge_bearing_off(trial);
	unsigned forced;

	if (wrong != DIAG_NONE)
		return wrong;
	forced = find_forced(trial, die);
	if (forced != 0)
		return from == forced ? DIAG_NONE : DIAG_PLAKOTO_LITERAL;
	if (die < from)
		return DIAG_PLAKOTO_DIE;
	if (die > from && from < find_highest(trial))
		return DIAG_PLAKOTO_OFF_HIGHER;
	return DIAG_NONE;
}

static enum diag
judge_start(const struct trial *trial, unsigned from)
{
	if (trial->free[from] > 0)
		return DIAG_NONE;
	return plakoto_has_pinned(trial->plakoto, trial->mover, from)
		       ? DIAG_PLAKOTO_PRISONER
		       : DIAG_PLAKOTO_EMPTY;
}

/* R8 and R14. */
static enum diag
judge_landing(const struct trial *trial, unsigned to)
{
	if (!plakoto_is_closed(trial->plakoto, trial->mover, to))
		return DIAG_NONE;
	return plakoto_has_pinned(trial->plakoto, trial->mover, to)
		       ? DIAG_PLAKOTO_JAILER
		       : DIAG_PLAKOTO_BLOCKED;
}

enum diag
plakoto_trial_judge_step(const struct trial *trial, unsigned from, unsigned to,
			 unsigned die)
{
	enum diag wrong = judge_start(trial, from);

	if (wrong != DIAG_NONE)
		return wrong;
	if (to == PLAKOTO_OFF)
		return judge_off(trial, from, die);
	if (from != to + die)
		return DIAG_PLAKOTO_DIE;
	wrong = judge_landing(trial, to);
	if (wrong == DIAG_NONE && from <= PLAKOTO_HOME &&
	    find_forced(trial, die) != 0)
		return DIAG_PLAKOTO_LITERAL;
	return wrong;
}

/* --- the end of the game within a turn, D7 and R25 --- */

static bool
pins_mother(const struct trial *trial)
{
	const struct plakoto *plakoto = trial->plakoto;

	return trial->free[1] > 0 &&
	       (plakoto_has_pinned_mother(plakoto, opponent(trial->mover)) ||
		plakoto_has_lone_enemy(plakoto, trial->mover, 1));
}

bool
plakoto_trial_has_ended(const struct trial *trial)
{
	const struct plakoto *plakoto = trial->plakoto;

	if (trial->free[PLAKOTO_OFF] == PLAKOTO_CHECKERS)
		return true;
	if (plakoto_rules_say(plakoto, OPTION_MOTHER_WHEN, WHEN_TURN) ||
	    !pins_mother(trial))
		return false;
	if (plakoto_has_pinned_mother(plakoto, trial->mover))
		return true;
	if (plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_EXCEPTION))
		return trial->free[PLAKOTO_START] == 0;
	return plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_IMMEDIATE);
}

/* --- how many dice can be used, R9 to R11 --- */

/* What all the turns that do not end the game come to. */
struct survey {
	unsigned most; /* dice used by one of them */
	bool has_high; /* one uses the higher die and no other */
};

bool
plakoto_trial_may_go_on(const struct trial *trial, unsigned from, unsigned die,
			bool is_same)
{
	const struct plakoto *plakoto = trial->plakoto;

	if (!plakoto_rules_say(plakoto, OPTION_PATH, PATH_BOTH) ||
	    trial->used == 0 || trial->move->dice[0] == trial->move->dice[1] ||
	    trial->last.to != from || from == PLAKOTO_OFF)
		return true;
	if (!is_same && plakoto->free[trial->mover][from] > 0)
		return true;
	return trial->last.from <= die ||
	       !plakoto_is_closed(plakoto, trial->mover,
				  trial->last.from - die);
}

static bool
can_step(const struct trial *trial, unsigned from, unsigned to, unsigned die)
{
	return trial->free[from] > 0 &&
	       plakoto_trial_judge_step(trial, from, to, die) == DIAG_NONE &&
	       plakoto_trial_may_go_on(trial, from, die, false);
}

/* Which steps have been tried: see find_step. */
struct progress {
	unsigned die; /* which of the two */
	unsigned from;
	bool has_moved; /* from there, as far as the die says */
};

/* Under D10 a die may also bear off from a point that is above it. */
static bool
can_exit(const struct trial *trial, unsigned from, unsigned die)
{
	return from > die && from <= PLAKOTO_HOME &&
	       plakoto_rules_say(trial->plakoto, OPTION_BEAR, BEAR_LITERAL) &&
	       can_step(trial, from, PLAKOTO_OFF, die);
}

/* The next step from a point, if there is one. */
static bool
find_step_from(const struct trial *trial, struct progress *at,
	       struct plakoto_step *step, unsigned die)
{
	unsigned from = at->from;

	step->from = (uint8_t)from;
	if (!at->has_moved) {
		at->has_moved = true;
		step->to = (uint8_t)(from > die ? from - die : PLAKOTO_OFF);
		if (can_step(trial, from, step->to, die))
			return true;
	}
	at->has_moved = false;
	at->from++;
	step->to = PLAKOTO_OFF;
	return can_exit(trial, from, die);
}

/* The next step that can be made now; progress begins with {0, 1, false}. */
static bool
find_step(const struct trial *trial, struct progress *at,
	  struct plakoto_step *step, unsigned *die)
{
	const uint8_t *dice = trial->move->dice;
	unsigned kinds = dice[0] == dice[1] ? 1 : 2;

	for (; at->die < kinds; at->die++, at->from = 1) {
		*die = dice[at->die];
		if (trial->left[*die] == 0)
			continue;
		while (at->from <= PLAKOTO_POINTS) {
			if (trial->free[at->from] == 0)
				at->from++;
			else if (find_step_from(trial, at, step, *die))
				return true;
		}
	}
	return false;
}

bool
plakoto_trial_can_go_on(const struct trial *trial)
{
	struct progress at = {0, 1, false};
	struct plakoto_step step;
	unsigned die;

	return find_step(trial, &at, &step, &die);
}

/* At most four deep; stops when no turn can use more. */
static void
survey_turns(struct trial *trial, unsigned dice, struct survey *survey)
{
	struct plakoto_step last = trial->last;
	struct plakoto_step step = {0};
	struct progress at = {0, 1, false};
	bool is_leaf = true;
	unsigned die;

	if (plakoto_trial_has_ended(trial))
		return;
	while (survey->most < dice && find_step(trial, &at, &step, &die)) {
		is_leaf = false;
		plakoto_trial_make_step(trial, step.from, step.to, die);
		trial->last = step;
		survey_turns(trial, dice, survey);
		trial->last = last;
		plakoto_trial_undo_step(trial, step.from, step.to, die);
	}
	if (!is_leaf)
		return;
	if (trial->used > survey->most)
		survey->most = trial->used;
	if (trial->used == 1 && trial->left[trial->move->dice[0]] == 0)
		survey->has_high = true;
}

enum diag
plakoto_trial_judge_dice(const struct trial *made)
{
	unsigned dice = plakoto_die_count(made->move->dice);
	struct survey survey = {0, false};
	struct trial trial;

	if (made->used == dice || plakoto_trial_has_ended(made))
		return DIAG_NONE;
	if (plakoto_trial_can_go_on(made))
		return DIAG_PLAKOTO_DICE_UNUSED;
	trial = plakoto_trial_begin(made->plakoto, made->move);
	survey_turns(&trial, dice, &survey);
	if (made->used < survey.most)
		return DIAG_PLAKOTO_DICE_UNUSED;
	if (dice == 2 && made->used == 1 && survey.has_high &&
	    made->left[made->move->dice[0]] == 1 &&
	    plakoto_rules_say(made->plakoto, OPTION_SINGLE, SINGLE_HIGHER))
		return DIAG_PLAKOTO_HIGHER_DIE;
	return DIAG_NONE;
}
