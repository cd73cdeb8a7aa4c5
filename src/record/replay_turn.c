/*
 * One turn of a record: read, judged and played, or told why not.  A line
 * stops at its first turn that is not legal; the lines around it go on.
 */
#include <string.h>

#include "base/catalog.h"
#include "record/notation.h"
#include "record/replay_gestures.h"
#include "record/replay_state.h"
#include "record/replay_view.h"

static void
count_turn(struct replay *replay, struct line *line, bool ends_turn)
{
	line->turns++;
	line->is_mid_turn = !ends_turn;
	if (!ends_turn)
		return;
	line->plies++;
	if (replay->state->depth > 0)
		return;
	replay->plies++;
	if (!line->is_broken)
		replay->legal_plies++;
}

static void
begin_turn(struct line *line, const struct item *item)
{
	line->earlier = line->last;
	line->last = item;
	line->plies_before = line->plies;
	line->was_mid_turn = line->is_mid_turn;
	line->is_noted = false;
}

/*
 * A turn behind one that was not legal: it counts, but nothing more is said.
 * Its kind tells whether it is a ply of its own; what cannot be read is one.
 */
static enum replay_event
skip_turn(struct replay *replay, struct line *line, const struct item *item)
{
	struct replay_state *state = replay->state;
	bool ends_turn = true;

	begin_turn(line, item);
	if (state->gesturing->reads)
		ends_turn = replay_gestures_end_turn(replay, item);
	else if (replay_read_turn(state, state->reader, item->text,
				  replay->game->to_move(line->position),
				  line->position, line->trial) == DIAG_NONE)
		ends_turn = replay->game->ends_turn(line->trial);
	count_turn(replay, line, ends_turn);
	line->can_branch = false;
	return REPLAY_SKIPPED;
}

/*
 * Why the turn cannot be played, DIAG_NONE when it can.  `*is_read` tells
 * whether the move means something at all.
 */
static enum diag
judge_turn(struct replay *replay, struct line *line, const struct item *item,
	   bool *is_read)
{
	struct replay_state *state = replay->state;
	const struct game *game = replay->game;
	enum diag wrong;

	if (state->gesturing->reads)
		return replay_judge_gestures(replay, line, item, is_read);
	wrong = replay_read_turn(state, state->reader, item->text,
				 game->to_move(line->position), line->position,
				 line->trial);
	*is_read = wrong == DIAG_NONE;
	if (wrong != DIAG_NONE)
		return wrong;
	if (state->is_sheet)
		return replay_view_judge(replay, line, item,
					 &state->tools->problem);
	return game->check(line->position, line->trial);
}

/* The turn that is judged, as the view sees it. */
static void
show_blindly(struct replay *replay, const struct line *line)
{
	memcpy(replay->state->blind, line->trial, replay->game->move_size);
	replay->game->secrets->hide(line->seen, replay->state->blind);
}

/* Tells of a turn that is played, with no more facts than the view sees. */
static void
remark_id(struct replay *replay, const struct line *line,
	  const struct item *item, enum diag id)
{
	struct problem *problem = replay_problem(replay->state);
	const void *position = line->position, *move = line->trial;

	if (replay->hides) {
		show_blindly(replay, line);
		position = line->shown;
		move = replay->state->blind;
	}
	replay->game->explain(position, move, id, problem);
	replay_report_turn(replay, line, item, id, problem);
}

/*
 * Under --lenient: what is wrong with a turn that was refused, after all;
 * DIAG_NONE when it is played, with a warning.
 */
static enum diag
reconsider(struct replay *replay, struct line *line, const struct item *item,
	   enum diag wrong, bool *is_read)
{
	const struct game *game = replay->game;
	enum diag excuse = DIAG_NONE;
	const char *rules = "";

	if (*is_read)
		excuse = game->excuse(line->position, line->trial, wrong,
				      &rules);
	if (excuse != DIAG_NONE) {
		if (replay->state->depth == 0)
			replay->state->excuse_rules = text_of(rules);
		remark_id(replay, line, item, excuse);
		return DIAG_NONE;
	}
	if (replay->state->gesturing->reads)
		return judge_turn(replay, line, item, is_read);
	if (replay_take_loosely(replay, line, item))
		return DIAG_NONE;
	if (*is_read || !replay_read_loosely(replay, line, item->text))
		return judge_turn(replay, line, item, is_read);
	*is_read = true;
	replay_problem(replay->state);
	return game->check(line->position, line->trial);
}

/* On a finished board the end of the game is what is wrong with a turn. */
static enum diag
prefer_game_over(const struct game *game, const void *position, enum diag wrong)
{
	struct outcome outcome;

	if (diag_row(wrong)->verdict != VERDICT_ILLEGAL)
		return wrong;
	game->outcome(position, &outcome);
	return outcome.ending == ENDING_NONE ? wrong : DIAG_GAME_OVER;
}

/*
 * What is wrong with a turn, in a view that does not see all: a fault that it
 * can see goes before one that it cannot, of which it is told the rule alone.  Of
 * words that cannot be read it is told nothing.
 */
static enum diag
find_visible_fault(struct replay *replay, struct line *line, enum diag wrong,
		   bool is_read, struct problem *problem)
{
	const struct game *game = replay->game;
	enum diag visible;

	replay_problem(replay->state);
	if (!is_read)
		return wrong;
	show_blindly(replay, line);
	visible = game->check(line->shown, replay->state->blind);
	/* That the rule is broken tells enough of faces that are hidden. */
	if (visible == DIAG_NONE)
		return wrong;
	game->explain(line->shown, replay->state->blind, visible, problem);
	return visible;
}

static void
explain_turn(struct replay *replay, struct line *line, const struct item *item,
	     enum diag wrong, struct problem *problem, bool is_read)
{
	struct finding *finding;

	if (wrong == DIAG_PLAKOTO_ROLL && line->earlier != NULL) {
		/* The turn that follows does not matter. */
		replay_report_turn(replay, line, line->earlier, wrong, problem);
		return;
	}
	finding = replay_report_turn(replay, line, item, wrong, problem);
	if (finding != NULL && finding->hint.length == 0 &&
	    item->part_count == 0 && wrong != DIAG_WRONG_SIDE)
		finding->hint = replay_find_hint(replay, line, item->text,
						 is_read);
}

/* A variation that replaces the wrong turn is still checked. */
static enum replay_event
refuse_turn(struct replay *replay, struct line *line, const struct item *item,
	    enum diag wrong, bool is_read)
{
	const struct game *game = replay->game;
	struct problem *problem = &replay->state->tools->problem;
	bool ends_turn = true;

	wrong = prefer_game_over(game, line->position, wrong);
	if (is_read)
		ends_turn = game->ends_turn(line->trial);
	if (replay->hides)
		wrong = find_visible_fault(replay, line, wrong, is_read,
					   problem);
	else if (is_read)
		game->explain(line->position, line->trial, wrong, problem);
	else if (wrong == DIAG_TURN_SYNTAX)
		replay_explain_misread(replay, line, item->text);
	if (is_read)
		replay->refused = replay->hides ? replay->state->blind
						: line->trial;
	explain_turn(replay, line, item, wrong, problem, is_read);
	memcpy(line->before, line->position, game->position_size);
	replay_view_stay(replay->state, game, line);
	line->is_broken = true;
	line->can_branch = true;
	count_turn(replay, line, ends_turn);
	return REPLAY_SKIPPED;
}

/* What is to be said of a sheet's turn, legal as it is. */
static void
remark_sheet(struct replay *replay, const struct line *line,
	     const struct item *item)
{
	struct replay_state *state = replay->state;
	struct problem *problem;
	enum diag id;
	unsigned n;

	for (n = 0;; n++) {
		problem = replay_problem(state);
		id = replay->game->secrets->remark(state->trial, n, problem);
		if (id == DIAG_NONE)
			return;
		/* Who kept it is a guess: others may have added to it. */
		if (id == DIAG_FACE_UNSEEN && !state->is_signed)
			continue;
		replay_report_turn(replay, line, item, id, problem);
	}
}

/* What is to be said of a legal turn. */
static void
remark_turn(struct replay *replay, const struct line *line,
	    const struct item *item)
{
	const struct game *game = replay->game;
	enum diag id;
	unsigned n;

	for (n = 0;; n++) {
		id = game->remark(line->position, line->trial, n);
		if (id == DIAG_NONE)
			break;
		remark_id(replay, line, item, id);
	}
	if (replay->state->is_sheet)
		remark_sheet(replay, line, item);
	if (replay->state->gesturing->reads)
		replay_remark_gestures(replay, line, item);
}

bool
replay_wins(const struct game *game, const void *before, const void *position)
{
	struct outcome outcome;

	game->outcome(position, &outcome);
	return outcome.ending == ENDING_WIN &&
	       outcome.winner == game->to_move(before);
}

/* The turn says by # that it wins; the finding's place is that mark. */
static void
check_mark(struct replay *replay, struct line *line, const struct item *item)
{
	struct problem *problem;
	size_t at = item->text.length;

	if (replay_wins(replay->game, line->before, line->position))
		return;
	problem = replay_problem(replay->state);
	while (at > 0 && item->text.start[at - 1] != '#')
		at--;
	if (at > 0) {
		problem->start = at - 1;
		problem->length = 1;
	}
	replay_report_turn(replay, line, item, DIAG_WIN_MARK, problem);
}

/* The game is drawn when this position has occurred often enough. */
static void
note_position(struct replay *replay, struct line *line)
{
	struct replay_state *state = replay->state;
	const struct game *game = replay->game;
	struct outcome outcome;
	unsigned times;

	times = history_add(&state->history, game, line->position, state->arena,
			    &state->tools->words);
	line->is_noted = true;
	if (times < state->repetition_limit)
		return;
	game->outcome(line->position, &outcome);
	if (outcome.ending != ENDING_NONE)
		return;
	game->set_repeated(line->position);
}

static void
play_turn(struct replay *replay, struct line *line, const struct item *item)
{
	const struct game *game = replay->game;
	void *played = line->trial;

	memcpy(line->before, line->position, game->position_size);
	if (replay->state->gesturing->tray != NULL)
		replay_follow_gestures(replay, line);
	if (replay->state->is_sheet)
		replay_view_play(replay, line);
	else
		game->play(line->position, played);
	line->trial = line->move;
	line->move = played;
	line->can_branch = true;
	replay->move = played;
	if (!replay->state->is_sheet && !replay->state->follows)
		return;
	replay_view_follow(replay, line, item);
	replay_view_show(replay, line);
}

/*
 * Whether the record says that the turn is that of the side not to move.  A
 * roll that was left unplayed before it is worse: that is told.
 */
static bool
is_wrong_side(const struct replay *replay, const struct line *line,
	      const struct item *item)
{
	enum side said = item->side == ITEM_BLACK ? SIDE_BLACK : SIDE_WHITE;

	if (replay->game->has_dice && line->was_mid_turn)
		return false;
	return item->side != ITEM_UNSAID &&
	       said != replay->game->to_move(line->position);
}

static void
gather_sides(struct problem *problem, const struct item *item)
{
	bool is_black = item->side == ITEM_BLACK;

	if (item->part_count > 0)
		problem->length = item->parts[0]->length;
	problem_words(problem, "side", is_black ? N_("White") : N_("Black"));
	problem_words(problem, "other", is_black ? N_("Black") : N_("White"));
}

/* Why the turn cannot be played, as judge_turn. */
static enum diag
judge_item(struct replay *replay, struct line *line, const struct item *item,
	   bool *is_read)
{
	struct replay_state *state = replay->state;
	enum diag wrong;

	if (is_wrong_side(replay, line, item)) {
		*is_read = false;
		gather_sides(replay_problem(state), item);
		return DIAG_WRONG_SIDE;
	}
	wrong = judge_turn(replay, line, item, is_read);
	if (wrong != DIAG_NONE && state->tools->options->lenient)
		wrong = reconsider(replay, line, item, wrong, is_read);
	return wrong;
}

enum replay_event
replay_take_turn(struct replay *replay, const struct item *item)
{
	struct replay_state *state = replay->state;
	struct line *line = replay_line(replay);
	bool ends_turn, is_read;
	enum diag wrong;

	replay->refused = NULL;
	if (line->is_broken)
		return skip_turn(replay, line, item);
	begin_turn(line, item);
	wrong = judge_item(replay, line, item, &is_read);
	if (wrong != DIAG_NONE && replay_is_cut(replay, line, item))
		return REPLAY_OTHER;
	if (wrong != DIAG_NONE)
		return refuse_turn(replay, line, item, wrong, is_read);
	remark_turn(replay, line, item);
	if (line->has_dice)
		replay_check_dice(replay, line, item);
	play_turn(replay, line, item);
	ends_turn = replay->game->ends_turn(line->move);
	if (ends_turn && state->repetition_limit > 0)
		note_position(replay, line);
	if (state->words.wins)
		check_mark(replay, line, item);
	if (item->extra != NULL)
		replay_check_position(replay, line->position,
				      &item->extra->position);
	count_turn(replay, line, ends_turn);
	return REPLAY_PLAYED;
}
