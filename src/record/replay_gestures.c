/*
 * The gestures of a turn, and what they come to on the board.
 */
#include "record/replay_gestures.h"

#include <string.h>

#include "games/gestures.h"
#include "record/notation.h"
#include "record/replay_view.h"

static struct gesturing *
gesturing_of(const struct replay *replay)
{
	return replay->state->gesturing;
}

void
replay_begin_tray(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct gesturing *gesturing = state->gesturing;

	if (!gesturing->reads && (!gesturing->writes || state->is_sheet))
		return;
	gesturing->tray = arena_take(state->arena,
				     replay->game->gestures->tray_size);
	replay->game->gestures->begin(replay->position, gesturing->tray);
}

/* --- a turn on the board --- */

static const struct gesture *
gestures_of(const struct gesturing *gesturing, const struct item *item)
{
	return gesturing->gestures + (item->parts - gesturing->origins);
}

/* The n-th gesture as the place of a problem; the last one behind them. */
static void
point_at(const struct item *item, size_t n, struct problem *problem)
{
	const struct item *part;

	if (n >= item->part_count)
		n = item->part_count - 1;
	part = item->parts[n];
	problem->start = part->offset - item->offset;
	problem->length = part->length;
}

/* The first gesture that could not be read: says why. */
static enum diag
find_unread(struct replay *replay, const struct item *item,
	    struct problem *problem)
{
	struct replay_state *state = replay->state;
	const struct gesture *gestures = gestures_of(state->gesturing, item);
	unsigned i = 0;
	struct gesture unused;
	enum diag wrong;

	while (i < item->part_count &&
	       gestures[i].kind != state->gesturing->unread)
		i++;
	if (i == item->part_count)
		return DIAG_NONE;
	wrong = gesture_take_apart(state, item->parts[i]->text, &unused,
				   problem);
	point_at(item, i, problem);
	return wrong;
}

static enum diag
collapse(struct replay *replay, struct line *line, const struct item *item,
	 struct problem *problem)
{
	const struct game *game = replay->game;
	struct gesturing *gesturing = gesturing_of(replay);
	const struct gesture *gestures = gestures_of(gesturing, item);
	enum diag wrong = find_unread(replay, item, problem);
	size_t at;

	gesturing->has_faulty = wrong != DIAG_NONE;
	if (wrong != DIAG_NONE)
		return wrong;
	wrong = game->gestures->collapse(gesturing->tray, gestures,
					 item->part_count, line->trial, &at,
					 problem);
	gesturing->has_faulty = at < item->part_count;
	if (wrong != DIAG_NONE)
		point_at(item, at, problem);
	return wrong;
}

bool
replay_gestures_end_turn(const struct replay *replay, const struct item *item)
{
	return replay->game->gestures->ends_turn(
		gestures_of(gesturing_of(replay), item), item->part_count);
}

static void
blame(const struct replay *replay, const struct item *item, enum diag broken,
      struct problem *problem)
{
	size_t at = replay->game->gestures->blame(
		gestures_of(gesturing_of(replay), item), item->part_count,
		broken);

	point_at(item, at, problem);
}

/* Whether such records were not held to the rule: then that is noted. */
static bool
excuse(struct replay *replay, struct line *line, const struct item *item,
       enum diag broken)
{
	struct problem *problem = replay_problem(replay->state);
	enum diag excuse = replay->game->gestures->excuse(
		line->position, line->trial, broken, problem);

	if (excuse == DIAG_NONE)
		return false;
	blame(replay, item, broken, problem);
	replay_report_turn(replay, line, item, excuse, problem);
	gesturing_of(replay)->leniencies++;
	return true;
}

void
replay_remark_gestures(struct replay *replay, const struct line *line,
		       const struct item *item)
{
	struct problem *problem = replay_problem(replay->state);
	enum diag remark = replay->game->gestures->remark(
		gesturing_of(replay)->tray, problem);

	if (remark != DIAG_NONE) {
		blame(replay, item, DIAG_FLIP, problem);
		replay_report_turn(replay, line, item, remark, problem);
	}
	if (item->end == ITEM_WHOLE)
		return;
	problem = replay_problem(replay->state);
	point_at(item, item->part_count, problem);
	replay_report_turn(replay, line, item, DIAG_GESTURE_DONE, problem);
}

enum diag
replay_judge_gestures(struct replay *replay, struct line *line,
		      const struct item *item, bool *is_read)
{
	struct replay_state *state = replay->state;
	struct problem *problem = replay_problem(state);
	enum diag wrong = collapse(replay, line, item, problem);

	memset(&state->words, 0, sizeof(state->words));
	*is_read = wrong == DIAG_NONE;
	if (wrong != DIAG_NONE)
		return wrong;
	if (state->is_sheet)
		return replay_view_judge(replay, line, item, problem);
	wrong = replay->game->check(line->position, line->trial);
	if (wrong != DIAG_NONE && excuse(replay, line, item, wrong))
		return DIAG_NONE;
	if (wrong != DIAG_NONE)
		blame(replay, item, wrong, problem);
	return wrong;
}

/* What the end of a record has cut off is no turn. */
bool
replay_is_cut(struct replay *replay, const struct line *line,
	      const struct item *item)
{
	if (item->end != ITEM_CUT || gesturing_of(replay)->has_faulty)
		return false;
	replay_report_turn(replay, line, item, DIAG_GESTURE_CUT,
			   replay_problem(replay->state));
	return true;
}

struct text
replay_spell_gestures(const struct replay *replay, const struct item *item)
{
	struct strbuf *words = &replay->state->tools->more_words;
	unsigned i;

	strbuf_clear(words);
	for (i = 0; i < item->part_count; i++) {
		if (i > 0)
			strbuf_add_string(words, ", ");
		strbuf_add_text(words, item->parts[i]->text);
	}
	return arena_copy(replay->state->arena, strbuf_text(words));
}

/* --- to gestures --- */

struct unfolding {
	struct replay *replay;
	const struct item *parts[PARTS_MAX];
	unsigned count;
};

static void
add_part(void *context, const struct gesture *gesture)
{
	struct unfolding *unfolding = context;
	struct replay_state *state = unfolding->replay->state;
	struct strbuf *words = &state->tools->words;
	struct fields *fields = &state->tools->fields;
	struct item *part;

	if (unfolding->count == PARTS_MAX)
		return;
	state->game->gestures->write(gesture, fields);
	strbuf_clear(words);
	notation_write(state->target, fields, SIDE_BLACK, words);
	part = arena_take(state->arena, sizeof(*part));
	part->kind = ITEM_TURN;
	part->text = arena_copy(state->arena, strbuf_text(words));
	part->side = gesture->side == SIDE_WHITE ? ITEM_WHITE : ITEM_BLACK;
	unfolding->parts[unfolding->count++] = part;
}

static void
unfold(struct replay *replay, const struct line *line)
{
	struct gesturing *gesturing = gesturing_of(replay);
	struct unfolding unfolding = {.replay = replay};
	const struct item **parts;

	if (!replay->game->gestures->unfold(gesturing->tray, line->trial,
					    add_part, &unfolding) ||
	    unfolding.count == PARTS_MAX)
		gesturing->unsayable++;
	parts = arena_take(replay->state->arena,
			   unfolding.count * sizeof(*parts));
	memcpy(parts, unfolding.parts, unfolding.count * sizeof(*parts));
	gesturing->parts = parts;
	gesturing->part_count = unfolding.count;
}

void
replay_follow_gestures(struct replay *replay, struct line *line)
{
	const struct gestures *gestures = replay->game->gestures;
	struct gesturing *gesturing = gesturing_of(replay);

	gesturing->part_count = 0;
	if (gesturing->tray == NULL || replay->state->depth > 0)
		return;
	if (!gesturing->reads)
		gestures->choose(gesturing->tray, line->trial);
	if (gesturing->writes)
		unfold(replay, line);
	gestures->follow(gesturing->tray, line->trial);
}
