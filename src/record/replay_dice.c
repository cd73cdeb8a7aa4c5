/*
 * The dice of a turn: a variation replaces how a roll is played, not the roll.
 */
#include <string.h>

#include "record/notation.h"
#include "record/replay_state.h"

bool
replay_read_dice(const struct fields *fields, uint8_t dice[2])
{
	struct text text = fields_find(fields, FIELD_DICE);
	unsigned one, two;

	if (text.length != 2 ||
	    !text_number(text_slice(text, 0, 1), REPLAY_DICE_MOST + 1, &one) ||
	    !text_number(text_slice(text, 1, 2), REPLAY_DICE_MOST + 1, &two))
		return false;
	dice[0] = (uint8_t)(one > two ? one : two);
	dice[1] = (uint8_t)(one > two ? two : one);
	return dice[1] > 0 && dice[0] <= REPLAY_DICE_MOST;
}

void
replay_expect_dice(struct replay *replay, const struct line *outer,
		   struct line *line)
{
	struct replay_state *state = replay->state;
	const struct fields *fields;
	enum diag wrong;

	if (!replay->game->has_dice || outer->last == NULL)
		return;
	fields = notation_read(state->reader, outer->last->text,
			       replay->game->to_move(outer->before), &wrong,
			       replay_problem(state));
	if (fields != NULL)
		line->has_dice = replay_read_dice(fields, line->dice);
}

void
replay_check_dice(struct replay *replay, const struct line *line,
		  const struct item *item)
{
	struct replay_state *state = replay->state;
	struct problem *problem;
	uint8_t dice[2];

	if (!line->has_dice || line->turns > 0 ||
	    !replay_read_dice(state->fields, dice) ||
	    memcmp(line->dice, dice, sizeof(dice)) == 0)
		return;
	problem = replay_problem(state);
	problem_number(problem, "dice", line->dice[0] * 10 + line->dice[1]);
	problem->length = 2;
	replay_report_turn(replay, line, item, DIAG_VARIATION_DICE, problem);
}
