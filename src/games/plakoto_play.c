/*
 * Carrying out one turn of Plakoto.
 */
#include "games/plakoto.h"

#include <string.h>

/*
 * R12, R15 and R16: only what stands on a point after the turn decides whether
 * the enemy checker there is pinned.
 */
static void
settle(struct plakoto *plakoto, enum side mover, unsigned point)
{
	enum side enemy = opponent(mover);
	unsigned other = plakoto_other(point);

	if (plakoto->free[mover][point] > 0) {
		if (plakoto->free[enemy][other] == 0)
			return;
		plakoto->free[enemy][other] = 0;
		plakoto->pinned[enemy] |= 1u << other;
	} else if (plakoto_has_pinned(plakoto, enemy, other)) {
		plakoto->free[enemy][other] = 1;
		plakoto->pinned[enemy] &= ~(1u << other);
	}
}

static void
note_closing(struct plakoto *plakoto, enum side mover, unsigned point,
	     bool was_closed)
{
	unsigned other = plakoto_other(point);

	if (!was_closed && plakoto_is_closed(plakoto, opponent(mover), other))
		plakoto->since[mover == SIDE_WHITE ? point : other] =
			plakoto->number;
}

static void
move_checkers(struct plakoto *plakoto, const struct plakoto_move *move)
{
	enum side mover = (enum side)plakoto->to_move;
	uint8_t *free = plakoto->free[mover];
	bool was_closed[PLAKOTO_STEPS_MAX];
	unsigned i;

	for (i = 0; i < move->step_count; i++) {
		unsigned to = move->steps[i].to;

		was_closed[i] = to != PLAKOTO_OFF &&
				plakoto_is_closed(plakoto, opponent(mover),
						  plakoto_other(to));
	}
	for (i = 0; i < move->step_count; i++) {
		free[move->steps[i].from]--;
		free[move->steps[i].to]++;
	}
	for (i = 0; i < move->step_count; i++) {
		settle(plakoto, mover, move->steps[i].from);
		if (move->steps[i].to != PLAKOTO_OFF)
			settle(plakoto, mover, move->steps[i].to);
	}
	for (i = 0; i < move->step_count; i++)
		if (move->steps[i].to != PLAKOTO_OFF)
			note_closing(plakoto, mover, move->steps[i].to,
				     was_closed[i]);
}

void
plakoto_play(void *position, const void *move)
{
	struct plakoto *plakoto = position;
	const struct plakoto_move *turn = move;

	if (turn->kind == PLAKOTO_ROLL) {
		memcpy(plakoto->dice, turn->dice, sizeof(plakoto->dice));
		plakoto->is_left_unplayed = true;
		return;
	}
	move_checkers(plakoto, turn);
	plakoto->dice[0] = 0;
	plakoto->dice[1] = 0;
	plakoto->number++;
	plakoto->to_move = (uint8_t)opponent((enum side)plakoto->to_move);
}
