/*
 * Records that one player kept, and records that are shown to one: beside the
 * board goes what is known.  Records in which everything is known and shown
 * have none of this.
 */
#include "record/replay_view.h"

#include <string.h>

#include "base/nearest.h"
#include "base/source.h"
#include "record/notation.h"
#include "record/replay_gestures.h"

static const char *const view_names[VIEW_COUNT] = {
	[VIEW_ALL] = "All",
	[VIEW_WHITE] = "White",
	[VIEW_BLACK] = "Black",
	[VIEW_PUBLIC] = "Public",
};

const char *
replay_view_name(enum view view)
{
	return view_names[view];
}

bool
replay_read_view(struct text word, enum view *view)
{
	unsigned i;

	for (i = VIEW_ALL + 1; i < VIEW_COUNT; i++) {
		if (text_equals_ignoring_case(word, text_of(view_names[i]))) {
			*view = (enum view)i;
			return true;
		}
	}
	return false;
}

/* --- whose sheet it is --- */

static bool
has_byte(struct text text, char byte)
{
	return text.length > 0 && memchr(text.start, byte, text.length) != NULL;
}

/* What the turns leave out. */
struct gaps {
	bool has_any;		    /* an unknown face, or what was shown */
	bool is_hidden[SIDE_COUNT]; /* pieces of the side enter unknown */
	bool is_unknown;	    /* some face is unknown somewhere */
};

/*
 * Most records have none of the native signs anywhere and need no closer look.
 * What a notation of somebody else's writes for them is known to it alone.
 */
static bool
may_be_sheet(const struct replay *replay)
{
	const struct record *record = replay->record;
	struct text bytes;

	if (replay->notation != replay->state->native || record->source == NULL)
		return true;
	bytes = text_slice(record->source->bytes, record->offset,
			   record->length);
	return has_byte(bytes, '?') || has_byte(bytes, '~');
}

/* `is_main`: the turn is one of `side` in the main line. */
static void
look_at_words(const struct turn_words *words, bool is_main, enum side side,
	      struct gaps *gaps)
{
	gaps->has_any |= words->shows || words->is_unknown;
	gaps->is_unknown |= words->is_unknown;
	if (words->enters_some && is_main)
		gaps->is_hidden[side] = true;
}

/* Whether the turn is a ply of its own. */
static bool
look_at_turn(struct replay *replay, const struct item *item, bool is_main,
	     enum side side, void *move, struct gaps *gaps)
{
	struct replay_state *state = replay->state;
	enum diag wrong = replay_read_turn(state, state->reader, item->text,
					   side, replay->position, move);

	look_at_words(&state->words, is_main, side, gaps);
	return wrong != DIAG_NONE || replay->game->ends_turn(move);
}

static void
look_at_turns(struct replay *replay, struct gaps *gaps)
{
	const struct record *record = replay->record;
	void *move = arena_take(replay->state->arena, replay->game->move_size);
	enum side side = replay->game->to_move(replay->position);
	size_t depth = 0, i;
	bool ends_turn;

	/* Who records gestures sees everything. */
	if (replay->state->gesturing->reads)
		return;
	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		depth += item->kind == ITEM_OPEN;
		depth -= item->kind == ITEM_CLOSE && depth > 0;
		if (item->kind != ITEM_TURN)
			continue;
		ends_turn = look_at_turn(replay, item, depth == 0, side, move,
					 gaps);
		if (ends_turn && depth == 0)
			side = opponent(side);
	}
}

/* The player of the side that is not hidden; the public when both are. */
static enum view
guess_view(const struct gaps *gaps)
{
	if (gaps->is_hidden[SIDE_WHITE] && gaps->is_hidden[SIDE_BLACK])
		return VIEW_PUBLIC;
	if (gaps->is_hidden[SIDE_WHITE])
		return VIEW_BLACK;
	if (gaps->is_hidden[SIDE_BLACK])
		return VIEW_WHITE;
	return gaps->is_unknown ? VIEW_PUBLIC : VIEW_ALL;
}

/* Without the tag View the record itself tells, if it leaves anything out. */
static void
find_sheet(struct replay *replay)
{
	struct replay_state *state = replay->state;
	const struct secrets *secrets = replay->game->secrets;
	const struct tag *tag = record_tag(replay->record, "View");
	struct gaps gaps = {.has_any = false};
	unsigned side;

	state->is_sheet = tag != NULL &&
			  replay_read_view(tag->value, &state->sheet_view);
	state->is_signed = state->is_sheet;
	if (state->is_sheet)
		return;
	for (side = 0; side < SIDE_COUNT; side++) {
		gaps.is_hidden[side] = secrets->hides(replay->position,
						      (enum side)side);
		gaps.has_any = gaps.has_any || gaps.is_hidden[side];
	}
	if (may_be_sheet(replay))
		look_at_turns(replay, &gaps);
	state->is_sheet = gaps.has_any;
	state->sheet_view = guess_view(&gaps);
}

/* What the sheet knows at the start takes the place of the position. */
static enum diag
begin_sheet(struct replay *replay, struct problem *problem)
{
	struct replay_state *state = replay->state;
	const struct secrets *secrets = replay->game->secrets;
	enum diag wrong;

	state->trial = arena_take(state->arena, secrets->knowledge_size);
	state->sheet_start = arena_take(state->arena, secrets->knowledge_size);
	wrong = secrets->begin(replay->position, state->sheet_view, true,
			       state->sheet_start, problem);
	secrets->show(state->sheet_start, replay->position);
	return wrong;
}

bool
replay_set_view(struct replay *replay)
{
	struct replay_state *state = replay->state;
	enum view wanted = state->tools->options->view;
	struct problem *problem;
	enum diag wrong = DIAG_NONE;

	if (replay->game->secrets == NULL)
		return true;
	find_sheet(replay);
	problem = replay_problem(state);
	if (state->is_sheet)
		wrong = begin_sheet(replay, problem);
	replay->view = wanted != VIEW_ALL ? wanted : state->sheet_view;
	/*
	 * Also a sheet that is said, or only guessed, to be of that view may
	 * tell more than its recorder saw.
	 */
	state->follows = wanted != VIEW_ALL;
	replay->is_sheet = state->is_sheet;
	replay->hides = state->follows;
	if (wrong != DIAG_NONE)
		replay_report_named(replay, wrong, "Position",
				    wanted == VIEW_ALL ? problem
						       : replay_problem(state));
	return wrong == DIAG_NONE;
}

/* --- beside the lines --- */

void
replay_view_add_line(struct replay_state *state, const struct game *game,
		     struct line *line)
{
	size_t size = 0;

	if (state->is_sheet || state->follows)
		size = game->secrets->knowledge_size;
	if (state->is_sheet) {
		line->sheet = arena_take(state->arena, size);
		line->sheet_before = arena_take(state->arena, size);
	}
	if (state->follows) {
		line->seen = arena_take(state->arena, size);
		line->seen_before = arena_take(state->arena, size);
		line->shown = arena_take(state->arena, game->position_size);
		line->shown_before = arena_take(state->arena,
						game->position_size);
	}
	if (state->follows && state->blind == NULL)
		state->blind = arena_take(state->arena, game->move_size);
}

void
replay_view_begin(struct replay *replay, struct line *line)
{
	struct replay_state *state = replay->state;
	const struct secrets *secrets = replay->game->secrets;
	struct problem *problem = replay_problem(state);

	if (state->is_sheet) {
		memcpy(line->sheet, state->sheet_start,
		       secrets->knowledge_size);
		memcpy(line->sheet_before, line->sheet,
		       secrets->knowledge_size);
	}
	if (!state->follows)
		return;
	secrets->begin(line->position, replay->view, false, line->seen,
		       problem);
	secrets->show(line->seen, line->shown);
	memcpy(line->seen_before, line->seen, secrets->knowledge_size);
	memcpy(line->shown_before, line->shown, replay->game->position_size);
}

static void
copy_view(const struct replay_state *state, const struct game *game,
	  struct line *to, const void *sheet, const void *seen,
	  const void *shown)
{
	if (state->is_sheet)
		memcpy(to->sheet, sheet, game->secrets->knowledge_size);
	if (!state->follows)
		return;
	memcpy(to->seen, seen, game->secrets->knowledge_size);
	memcpy(to->shown, shown, game->position_size);
}

void
replay_view_branch(const struct replay_state *state, const struct game *game,
		   const struct line *outer, struct line *line)
{
	if (outer->can_branch)
		copy_view(state, game, line, outer->sheet_before,
			  outer->seen_before, outer->shown_before);
	else
		copy_view(state, game, line, outer->sheet, outer->seen,
			  outer->shown);
}

/* What the view saw becomes what it saw before the turn. */
static void
keep_seen(const struct replay_state *state, const struct game *game,
	  struct line *line)
{
	if (!state->follows)
		return;
	memcpy(line->seen_before, line->seen, game->secrets->knowledge_size);
	memcpy(line->shown_before, line->shown, game->position_size);
}

void
replay_view_stay(const struct replay_state *state, const struct game *game,
		 struct line *line)
{
	if (state->is_sheet)
		memcpy(line->sheet_before, line->sheet,
		       game->secrets->knowledge_size);
	keep_seen(state, game, line);
}

static uint32_t
place_of(const struct replay *replay, const struct item *item)
{
	return (uint32_t)(item - replay->record->items) + 1;
}

enum diag
replay_view_judge(struct replay *replay, const struct line *line,
		  const struct item *item, struct problem *problem)
{
	struct replay_state *state = replay->state;
	const struct secrets *secrets = replay->game->secrets;

	memcpy(state->trial, line->sheet, secrets->knowledge_size);
	return secrets->take(state->trial, line->trial, place_of(replay, item),
			     problem);
}

void
replay_view_play(struct replay *replay, struct line *line)
{
	struct replay_state *state = replay->state;
	void *spare = line->sheet_before;

	line->sheet_before = line->sheet;
	line->sheet = state->trial;
	state->trial = spare;
	replay->game->secrets->show(line->sheet, line->position);
}

void
replay_view_follow(struct replay *replay, struct line *line,
		   const struct item *item)
{
	const struct game *game = replay->game;

	if (!replay->state->follows)
		return;
	keep_seen(replay->state, game, line);
	game->secrets->follow(line->seen, line->before, line->move,
			      line->position, place_of(replay, item));
	game->secrets->show(line->seen, line->shown);
}

void
replay_view_show(struct replay *replay, const struct line *line)
{
	bool follows = replay->state->follows;

	replay->shown = follows ? line->shown : line->position;
	replay->shown_before = follows ? line->shown_before : line->before;
	replay->knowledge = follows ? line->seen : line->sheet;
	replay->knowledge_before = follows ? line->seen_before
					   : line->sheet_before;
}
