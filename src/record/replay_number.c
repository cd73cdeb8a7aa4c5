/*
 * Move numbers: which one stands before a turn, and whether one that is
 * written is right.
 */
#include "record/replay_state.h"

/*
 * Turns alternate, so the number follows from how many there were.  In a game
 * from a position with the second side to move, the first side's turn before
 * it counts as the first.
 */
struct move_number
replay_number(const struct replay_state *state, unsigned plies)
{
	unsigned turns = state->skipped_turns + plies;

	return (struct move_number){turns / 2 + 1, turns % 2 == 1};
}

/* A number in half moves: that of 1. is 0, of 1... 1.  False if malformed. */
static bool
read_number(struct text text, long *turns)
{
	unsigned number;
	size_t digits = 0, dots;

	while (digits < text.length && text.start[digits] != '.')
		digits++;
	dots = text.length - digits;
	if ((dots != 1 && dots != 3) ||
	    !text_number(text_slice(text, 0, digits), 1000000000, &number))
		return false;
	*turns = ((long)number - 1) * 2 + (dots == 3);
	return true;
}

/*
 * A number that is wrong in the same way as the one before it only follows
 * from that one and is not told again.
 */
void
replay_check_number(struct replay *replay, const struct item *item)
{
	struct replay_state *state = replay->state;
	struct line *line = replay_line(replay);
	struct problem *problem;
	struct move_number expected;
	struct strbuf *words = &state->tools->words;
	long turns, wanted = (long)state->skipped_turns + (long)line->plies;
	long shift = line->shift;

	if (line->is_broken)
		return;
	line->shift = 0;
	if (read_number(item->text, &turns)) {
		line->shift = turns - wanted;
		if (line->shift == 0 || line->shift == shift)
			return;
	}
	expected = replay_number(state, line->plies);
	strbuf_clear(words);
	strbuf_add_number(words, expected.number);
	strbuf_add_string(words, expected.is_second ? "..." : ".");
	problem = replay_problem(state);
	problem_fact(problem, "expected", strbuf_text(words));
	replay_report_turn(replay, line, item, DIAG_NUMBER, problem);
}

/*
 * How many turns count as having been before the first one.  Numbers start at
 * 1 also in a game from a position, as `1...` when the second side begins.
 * But a record whose first number goes on counting from the number in the
 * position is left its way.
 */
unsigned
replay_find_skipped_turns(const struct replay *replay)
{
	const struct replay_state *state = replay->state;
	const struct record *record = replay->record;
	enum side mover = replay->game->to_move(replay->position);
	unsigned skipped = mover != replay->game->first;
	long turns, absolute = (long)state->start_number - 1;
	size_t i;

	for (i = 0; i < record->item_count; i++) {
		if (record->items[i].kind == ITEM_TURN)
			break;
		if (record->items[i].kind != ITEM_NUMBER)
			continue;
		if (read_number(record->items[i].text, &turns) &&
		    turns == absolute && turns % 2 == (long)skipped)
			return state->start_number - 1;
		break;
	}
	return skipped;
}
