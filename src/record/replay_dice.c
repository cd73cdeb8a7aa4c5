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

	if (!replay->game->has_dice || outer->last == NULL)
		return;
	replay_read_turn(state, state->reader, outer->last->text,
			 replay->game->to_move(outer->before), line->position,
			 line->trial);
	memcpy(line->dice, state->words.dice, sizeof(line->dice));
	line->has_dice = line->dice[0] > 0;
}

void
replay_check_dice(struct replay *replay, const struct line *line,
		  const struct item *item)
{
	struct replay_state *state = replay->state;
	struct problem *problem;
	const uint8_t *dice = state->words.dice;

	if (!line->has_dice || line->turns > 0 || dice[0] == 0 ||
	    memcmp(line->dice, dice, sizeof(line->dice)) == 0)
		return;
	problem = replay_problem(state);
	problem_number(problem, "dice", line->dice[0] * 10 + line->dice[1]);
	problem->length = 2;
	replay_report_turn(replay, line, item, DIAG_VARIATION_DICE, problem);
}
