/*
 * Turns that the notation of a record cannot read, but that are written as
 * people write turns: with other strokes and words, or without their dice.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/phrase.h"
#include "record/notation.h"
#include "record/replay_state.h"

/* Reads the turn by that reader; then it is the trial. */
static bool
read_by(struct replay *replay, struct line *line, struct text turn,
	struct turn_reader *reader)
{
	return reader != NULL &&
	       replay_read_turn(replay->state, reader, turn,
				replay->game->to_move(line->position),
				line->position, line->trial) == DIAG_NONE;
}

bool
replay_read_loosely(struct replay *replay, struct line *line, struct text turn)
{
	size_t i;

	replay_set_loose(replay);
	for (i = 0; i < REPLAY_LOOSE_MAX; i++) {
		if (read_by(replay, line, turn, replay->state->loose[i]))
			return true;
	}
	return false;
}

/* Whether it is a legal turn as people misspell turns; then it is the trial. */
static bool
is_legal_loosely(struct replay *replay, struct line *line, struct text turn)
{
	size_t i;

	replay_set_loose(replay);
	for (i = 0; i < REPLAY_LOOSE_MAX; i++) {
		if (read_by(replay, line, turn, replay->state->loose[i]) &&
		    replay->game->check(line->position, line->trial) ==
			    DIAG_NONE)
			return true;
	}
	return false;
}

/* The trial as it should be written; lives until the next text is made. */
static struct text
write_trial(struct replay *replay, const struct line *line)
{
	struct replay_state *state = replay->state;
	struct strbuf *words = &state->tools->words;

	replay->game->write_move(line->position, line->trial,
				 &state->tools->fields);
	strbuf_clear(words);
	notation_write(state->native, &state->tools->fields,
		       replay->game->to_move(line->position), words);
	return strbuf_text(words);
}

bool
replay_take_loosely(struct replay *replay, struct line *line,
		    const struct item *item)
{
	struct problem *problem;
	struct text wanted;

	if (!is_legal_loosely(replay, line, item->text))
		return false;
	wanted = write_trial(replay, line);
	problem = replay_problem(replay->state);
	if (!replay->hides)
		problem_fact(problem, "wanted", wanted);
	replay_report_turn(replay, line, item, DIAG_SPELLING, problem);
	return true;
}

/* "24/18 24/19" or "pass", which only lack "65: "; the whole, or empty. */
static struct text
find_with_dice(struct replay *replay, struct line *line, struct text turn)
{
	static const char dice[] = "65: ";
	struct replay_state *state = replay->state;
	size_t length = sizeof(dice) - 1;
	char *whole = arena_take(state->arena, length + turn.length);
	struct text text = {whole, length + turn.length};

	memcpy(whole, dice, length);
	memcpy(whole + length, turn.start, turn.length);
	return read_by(replay, line, text, state->reader) ? text : text_of("");
}

/* The reason that replaces "cannot be read": where its dice are. */
static void
say_dice(const struct line *line, struct text turn, struct text whole,
	 struct problem *problem)
{
	struct phrase reason;

	problem->start = 0;
	problem->length = turn.length;
	phrase_start(&reason, problem->catalog);
	phrase_slot(&reason, "turn", whole);
	phrase_say(&reason, line->is_mid_turn
				    ? N_("something stands between it and its "
					 "dice")
				    : N_("it has no dice before it, as {turn} "
					 "has"));
	problem_fact(problem, "reason", phrase_text(&reason));
}

void
replay_explain_misread(struct replay *replay, struct line *line,
		       struct text turn)
{
	struct replay_state *state = replay->state;
	struct problem *problem = &state->tools->problem;
	struct problem said = *problem;
	struct text whole = text_of("");
	bool is_loose = false;

	if (!replay->game->has_dice || replay->notation != state->native)
		return;
	if (!state->tools->options->lenient)
		is_loose = is_legal_loosely(replay, line, turn);
	if (!is_loose)
		whole = find_with_dice(replay, line, turn);
	*problem = said;
	if (is_loose)
		problem_fact(problem, "wanted", write_trial(replay, line));
	else if (whole.length > 0)
		say_dice(line, turn, whole, problem);
}
