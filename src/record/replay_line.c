/*
 * The lines that are open lie on a stack: the main line, the variation in it,
 * the variation in that one.  Each has its own board and the board before its
 * last turn, from which a variation of that turn begins.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/phrase.h"
#include "record/replay_state.h"
#include "record/replay_view.h"

enum { PATH_MAX_SHOWN = 3 }; /* turns named on the way to a variation */

void
replay_add_line(struct replay *replay)
{
	struct replay_state *state = replay->state;
	const struct game *game = replay->game;
	struct line *line;

	state->lines = arena_grow(state->arena, state->lines, state->line_count,
				  &state->line_capacity, sizeof(*state->lines));
	line = &state->lines[state->line_count++];
	memset(line, 0, sizeof(*line));
	line->position = arena_take(state->arena, game->position_size);
	line->before = arena_take(state->arena, game->position_size);
	line->move = arena_take(state->arena, game->move_size);
	line->trial = arena_take(state->arena, game->move_size);
	replay_view_add_line(state, game, line);
}

/* A line with its memory as it was, and all else forgotten. */
static void
reset_line(struct line *line)
{
	struct line fresh = {
		.position = line->position,
		.before = line->before,
		.move = line->move,
		.trial = line->trial,
		.sheet = line->sheet,
		.sheet_before = line->sheet_before,
		.seen = line->seen,
		.seen_before = line->seen_before,
		.shown = line->shown,
		.shown_before = line->shown_before,
	};

	*line = fresh;
}

void
replay_show_line(struct replay *replay)
{
	struct line *line = replay_line(replay);

	replay->position = line->position;
	replay->before = line->before;
	replay->move = line->move;
	replay_view_show(replay, line);
}

/* Takes the position that the variation replaces out of the history. */
static void
branch_history(struct replay_state *state, const struct line *outer,
	       struct line *line)
{
	struct history *history = &state->history;

	line->took_back = outer->can_branch && outer->is_noted;
	if (line->took_back)
		history_cut(history, history->count - 1);
	line->mark = history->count;
}

void
replay_open_line(struct replay *replay)
{
	struct replay_state *state = replay->state;
	const struct line *outer;
	struct line *line;

	if (state->depth + 1 == state->line_count)
		replay_add_line(replay);
	outer = &state->lines[state->depth++];
	line = replay_line(replay);
	reset_line(line);
	line->is_broken = !outer->can_branch;
	memcpy(line->position,
	       outer->can_branch ? outer->before : outer->position,
	       replay->game->position_size);
	replay_view_branch(state, replay->game, outer, line);
	line->plies = outer->plies_before;
	line->first_plies = line->plies;
	line->shift = outer->shift;
	line->replaced = outer->last;
	replay_expect_dice(replay, outer, line);
	branch_history(state, outer, line);
	replay_show_line(replay);
}

void
replay_close_line(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct line *line = replay_line(replay);

	if (state->depth == 0)
		return;
	history_cut(&state->history, line->mark);
	state->depth--;
	if (line->took_back)
		history_add(&state->history, replay->game,
			    replay_line(replay)->position, state->arena,
			    &state->tools->words);
	replay_show_line(replay);
}

static void
write_branch(const struct replay_state *state, size_t depth, struct strbuf *out)
{
	const struct line *line = &state->lines[depth];
	struct move_number number = replay_number(state, line->first_plies);

	strbuf_add_number(out, number.number);
	strbuf_add_string(out, number.is_second ? "..." : ".");
	/* The words of a turn may say more than a view sees. */
	if (line->replaced == NULL || state->follows)
		return;
	strbuf_add_char(out, ' ');
	strbuf_add_text(out, replay_bare_turn(line->replaced->text));
}

/*
 * Which variation is being played: "at 3. a1>c1", after the
 * turn that it replaces.  Of a deep nest the outermost and the innermost.
 */
struct text
replay_write_path(const struct replay_state *state)
{
	const struct catalog *catalog = state->tools->options->catalog;
	struct strbuf *branch = &state->tools->more_words;
	struct phrase path, next;
	size_t depth;

	if (state->depth == 0)
		return (struct text){"", 0};
	phrase_start(&path, catalog);
	for (depth = 1; depth <= state->depth; depth++) {
		if (depth >= PATH_MAX_SHOWN && depth < state->depth)
			continue;
		strbuf_clear(branch);
		write_branch(state, depth, branch);
		phrase_start(&next, catalog);
		phrase_slot(&next, "turn", strbuf_text(branch));
		phrase_say(&next, "at {turn}");
		phrase_join(&path, depth - 1, depth, phrase_text(&next),
			    depth > PATH_MAX_SHOWN ? N_("{list}, ..., {next}")
						   : N_("{list}, {next}"));
	}
	return arena_copy(state->arena, phrase_text(&path));
}
