/*
 * Playing a record on the board of its game, from its first item to its last.
 * Prints nothing.
 */
#include "record/replay.h"

#include <stdlib.h>
#include <string.h>

#include "record/gesture_cache.h"
#include "record/notation.h"
#include "record/replay_gestures.h"
#include "record/replay_state.h"
#include "record/replay_view.h"

enum {
	HINTS_PER_RECORD = 100000, /* turns tried; bounds the time of hints */
	ITEMS_AHEAD = 8		   /* that are expected at a time */
};

struct replay_tools *
replay_tools_new(const struct replay_options *options)
{
	struct replay_tools *tools = calloc(1, sizeof(*tools));

	if (tools == NULL)
		out_of_memory();
	tools->options = options;
	tools->problem.catalog = options->catalog;
	return tools;
}

void
replay_tools_free(struct replay_tools *tools)
{
	if (tools == NULL)
		return;
	replay_free_readers(tools);
	gesture_cache_free(tools->gestures);
	strbuf_free(&tools->words);
	strbuf_free(&tools->more_words);
	free(tools);
}

const struct catalog *
replay_catalog(const struct replay_tools *tools)
{
	return tools->options->catalog;
}

/* Games have their own numbers for the rules behind common findings. */
static void
cite(const struct game *game, struct finding *finding)
{
	const struct citation *citation = game->citations;

	while (citation->id != DIAG_NONE && citation->id != finding->id)
		citation++;
	if (citation->id != DIAG_NONE)
		finding->rule = text_of(citation->rule);
}

struct finding *
replay_report(struct replay_state *state, enum diag id, size_t offset,
	      size_t length, const struct problem *problem)
{
	struct finding *finding;

	if (offset >= state->silent_from)
		return NULL;
	finding = diags_add(state->diags, id, offset, length, problem);
	if (state->game != NULL &&
	    problem_find(problem, text_of("rule")) == NULL)
		cite(state->game, finding);
	return finding;
}

struct finding *
replay_report_turn(struct replay *replay, const struct line *line,
		   const struct item *item, enum diag id,
		   const struct problem *problem)
{
	struct replay_state *state = replay->state;
	struct finding *finding;
	size_t place, length;

	item_place(item, problem->start, problem->length, &place, &length);
	finding = replay_report(state, id, place, length, problem);
	if (finding == NULL)
		return NULL;
	finding->ply = state->start_number + line->plies;
	finding->path = replay_write_path(state);
	if (item->kind == ITEM_TURN && !replay->hides)
		finding->turn = item->part_count == 0
					? item->text
					: replay_spell_gestures(replay, item);
	if (problem->other > 0) {
		finding->has_other = true;
		finding->has_more_others = problem->has_more_others;
		finding->other_offset =
			replay->record->items[problem->other - 1].offset;
	}
	return finding;
}

struct text
replay_bare_turn(struct text turn)
{
	while (turn.length > 1 && (turn.start[turn.length - 1] == '!' ||
				   turn.start[turn.length - 1] == '?'))
		turn.length--;
	if (turn.length > 1 && turn.start[turn.length - 1] == '#')
		turn.length--;
	return turn;
}

enum replay_event
replay_step(struct replay *replay)
{
	const struct item *item;

	if (replay->next == replay->record->item_count)
		return REPLAY_END;
	item = &replay->record->items[replay->next++];
	replay_expect_item(replay->state, replay->record,
			   replay->next + ITEMS_AHEAD);
	switch (item->kind) {
	case ITEM_TURN:
		return replay_take_turn(replay, item);
	case ITEM_OPEN:
		replay_open_line(replay);
		break;
	case ITEM_CLOSE:
		replay_close_line(replay);
		break;
	case ITEM_NUMBER:
		replay_check_number(replay, item);
		break;
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
	case ITEM_GLYPH:
	case ITEM_RESULT:
		break;
	}
	return REPLAY_OTHER;
}

const struct item *
replay_item(const struct replay *replay)
{
	if (replay->next == 0)
		return NULL;
	return &replay->record->items[replay->next - 1];
}

size_t
replay_depth(const struct replay *replay)
{
	return replay->state->depth;
}

void
replay_turn_fields(const struct replay *replay, struct fields *fields)
{
	if (replay->knowledge != NULL)
		replay->game->secrets->write_move(replay->knowledge,
						  replay->shown_before, fields);
	else
		replay->game->write_move(replay->before, replay->move, fields);
}

void
replay_write_turn(const struct replay *replay, struct strbuf *out)
{
	struct replay_state *state = replay->state;
	struct fields *fields = &state->tools->fields;
	struct text glyph = replay_glyph(state);

	replay_turn_fields(replay, fields);
	if (replay_wins(replay->game, replay->before, replay->position))
		fields_add(fields, FIELD_WIN, text_of("#"));
	if (glyph.length > 0 && notation_holds_glyphs(state->target))
		fields_add(fields, FIELD_GLYPH, glyph);
	if (!notation_writes(state->target, fields))
		return;
	notation_write(state->target, fields,
		       replay->game->to_move(replay->before), out);
}

void
replay_write_outcome(const struct outcome *outcome, struct strbuf *out)
{
	switch (outcome->ending) {
	case ENDING_NONE:
		strbuf_add_char(out, '*');
		break;
	case ENDING_WIN:
		strbuf_add_string(out,
				  outcome->winner == SIDE_WHITE ? "W+" : "B+");
		strbuf_add_string(out, outcome->reason);
		break;
	case ENDING_DRAW:
		strbuf_add_string(out, "Draw");
		break;
	}
}

static bool
is_number_word(struct text word)
{
	size_t i;

	for (i = 0; i < word.length; i++) {
		if (word.start[i] != '.' &&
		    (word.start[i] < '0' || word.start[i] > '9'))
			return false;
	}
	return true;
}

/* Text behind the result: a turn there is worse than a signature. */
static void
judge_text_after(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct text rest = replay->record->after_result, word = {"", 0};
	enum diag wrong = DIAG_NONE;
	const struct fields *fields;
	struct text first;
	size_t offset;

	if (state->gesturing->reads || !text_next_word(&rest, &word))
		return;
	first = word;
	while (is_number_word(word) && text_next_word(&rest, &word))
		;
	fields = notation_read(state->reader->reader, word,
			       replay->game->to_move(replay->position), &wrong,
			       replay_problem(state));
	offset = replay->record->after_result_offset +
		 (size_t)(word.start - replay->record->after_result.start);
	if (fields != NULL)
		replay_report(state, DIAG_AFTER_RESULT, offset, word.length,
			      NULL);
	else
		replay_report(state, DIAG_SKIPPED_TEXT,
			      replay->record->after_result_offset, first.length,
			      NULL);
}

void
replay_finish(struct replay *replay)
{
	struct replay_state *state = replay->state;
	const struct line *main_line;

	if (state->is_finished)
		return;
	state->is_finished = true;
	while (replay_step(replay) != REPLAY_END)
		;
	main_line = &state->lines[0];
	replay->game->outcome(main_line->position, &replay->outcome);
	if (!main_line->is_broken)
		replay_check_position(replay, main_line->position,
				      &replay->record->final);
	replay_judge_result(replay, !main_line->is_broken &&
					    state->silent_from == SIZE_MAX);
	judge_text_after(replay);
}

/* --- the beginning --- */

/* The offset of the first thing that made the record unreadable. */
static size_t
find_silence(const struct record *record, const struct diags *diags)
{
	size_t first = SIZE_MAX, i;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->findings[i];

		if (diag_row(finding->id)->verdict == VERDICT_UNREADABLE &&
		    finding->offset >= record->offset &&
		    finding->offset < first)
			first = finding->offset;
	}
	return first;
}

/* When no board can be set up, every turn of the main line is a ply. */
static unsigned
count_turns(const struct record *record)
{
	unsigned plies = 0;
	size_t depth = 0, i;

	for (i = 0; i < record->item_count; i++) {
		if (record->items[i].kind == ITEM_OPEN)
			depth++;
		if (record->items[i].kind == ITEM_CLOSE && depth > 0)
			depth--;
		if (record->items[i].kind == ITEM_TURN && depth == 0)
			plies++;
	}
	return plies;
}

/* The tag Position as the view may read it. */
static void
note_start(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct strbuf *words = &state->tools->words;

	if (!state->follows || record_tag(replay->record, "Position") == NULL)
		return;
	strbuf_clear(words);
	replay->game->write_position(replay->shown, words);
	state->start_shown = arena_copy(state->arena, strbuf_text(words));
}

static void
begin_main_line(struct replay *replay)
{
	struct replay_state *state = replay->state;
	const struct game *game = replay->game;
	const void *start = replay->position;
	size_t n;

	replay_begin_tray(replay);
	for (n = 0; n <= ITEMS_AHEAD; n++)
		replay_expect_item(state, replay->record, n);
	replay_add_line(replay);
	memcpy(state->lines[0].position, start, game->position_size);
	replay_view_begin(replay, &state->lines[0]);
	replay_show_line(replay);
	replay->final = state->follows ? state->lines[0].shown
				       : replay->position;
	replay->first = game->to_move(replay->position);
	note_start(replay);
	state->start_number = game->turn_number(replay->position);
	state->skipped_turns = replay_find_skipped_turns(replay);
	/* Whether a position comes again depends on faces that are hidden. */
	if (!state->is_sheet && !state->follows)
		state->repetition_limit = game->repetition_limit(
			replay->position);
	if (state->repetition_limit > 0)
		history_add(&state->history, game, replay->position,
			    state->arena, &state->tools->words);
}

bool
replay_start(struct replay *replay, const struct record *record,
	     struct replay_tools *tools, struct arena *arena,
	     struct diags *diags)
{
	struct replay_state *state = arena_take(arena, sizeof(*state));

	memset(replay, 0, sizeof(*replay));
	replay->record = record;
	replay->state = state;
	replay->claim = replay_find_claim(record);
	state->tools = tools;
	state->arena = arena;
	state->diags = diags;
	state->hints_left = HINTS_PER_RECORD;
	state->silent_from = find_silence(record, diags);
	if (!replay_set_up(replay)) {
		replay->plies = count_turns(record);
		return false;
	}
	begin_main_line(replay);
	return true;
}
