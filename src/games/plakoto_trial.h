/*
 * A turn in the making, step by step.  Private to games/plakoto_trial.c and
 * games/plakoto_rules.c.
 */
#ifndef GAMES_PLAKOTO_TRIAL_H
#define GAMES_PLAKOTO_TRIAL_H

#include "games/plakoto.h"

/* A turn in the making, on the mover's side of the board. */
struct trial {
	const struct plakoto *plakoto;
	const struct plakoto_move *move;
	enum side mover;
	uint8_t free[PLAKOTO_POINTS + 1]; /* the mover's checkers now */
	uint8_t left[PLAKOTO_DIE + 1];	  /* dice not used yet, by number */
	uint8_t used;
	/* Of the step that was made last, the die, for D15. */
	struct plakoto_step last;
	bool has_order;	 /* some order of all steps was found */
	enum diag wrong; /* with the best order found so far */
};

struct trial plakoto_trial_begin(const struct plakoto *plakoto,
				 const struct plakoto_move *move);

void plakoto_trial_make_step(struct trial *trial, unsigned from, unsigned to,
			     unsigned die);

void plakoto_trial_undo_step(struct trial *trial, unsigned from, unsigned to,
			     unsigned die);

enum diag plakoto_trial_judge_step(const struct trial *trial, unsigned from,
				   unsigned to, unsigned die);

bool plakoto_trial_has_ended(const struct trial *trial);

/*
 * D15: under `both`, whether the second die may carry on the checker that has
 * just moved, by the other point between.
 */
bool plakoto_trial_may_go_on(const struct trial *trial, unsigned from,
			     unsigned die, bool is_same);

bool plakoto_trial_can_go_on(const struct trial *trial);

/* A turn whose steps are all made; some die may be left. */
enum diag plakoto_trial_judge_dice(const struct trial *made);

#endif
