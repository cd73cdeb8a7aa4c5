/*
 * Positions that a record says were reached.
 */
#include "record/replay_state.h"

void
replay_check_position(struct replay *replay, const void *position,
		      const struct item_position *claim)
{
	struct replay_state *state = replay->state;
	struct strbuf *words = &state->tools->words;
	struct problem *problem;

	if (claim->text.length == 0)
		return;
	strbuf_clear(words);
	replay->game->write_position(position, words);
	if (text_equals(text_trim(claim->text), strbuf_text(words)))
		return;
	problem = replay_problem(state);
	if (!replay->hides)
		problem_fact(problem, "position", strbuf_text(words));
	replay_report(state, DIAG_POSITION_CLAIM, claim->offset, claim->length,
		      problem);
}
