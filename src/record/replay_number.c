/*
 * Move numbers: which one stands before a turn, and whether one that is
 * written is right.
 */
#include "record/replay_state.h"

enum { NUMBER_MAX = 1000000000 };

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

/*
 * A number in half moves: that of 1. is 0, of 1... 1.  Without dots it is the
 * number of a half move, from 1.  False if malformed.  One that is too large
 * for any game is read as NUMBER_MAX.
 */
static bool
read_number(struct text text, long *turns)
{
	long number = 0;
	size_t digits = 0, dots;

	for (; digits < text.length && text.start[digits] != '.'; digits++) {
		if (text.start[digits] < '0' || text.start[digits] > '9')
			return false;
		number = number * 10 + (text.start[digits] - '0');
		if (number > NUMBER_MAX)
			number = NUMBER_MAX;
	}
	dots = text.length - digits;
	*turns = (number - 1) * 2 + (dots == 3);
	if (dots == 0)
		*turns = number - 1;
	return digits > 0 && (dots == 0 || dots == 1 || dots == 3);
}

/* In the same form as the number `like`. */
static void
write_number(const struct replay_state *state, unsigned plies, struct text like,
	     struct strbuf *out)
{
	struct move_number number = replay_number(state, plies);

	if (like.length > 0 && like.start[like.length - 1] != '.') {
		strbuf_add_number(out, state->skipped_turns + plies + 1);
		return;
	}
	strbuf_add_number(out, number.number);
	strbuf_add_string(out, number.is_second ? "..." : ".");
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
	strbuf_clear(words);
	write_number(state, line->plies, item->text, words);
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
	/* Where either side may begin, the first turn written is the first. */
	unsigned skipped = replay->game->first != SIDE_COUNT &&
			   mover != replay->game->first;
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
