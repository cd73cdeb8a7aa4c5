/*
 * The boards of a lesson: a step as a record, replayed.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/lesson.h"
#include "record/pin.h"
#include "record/yaml_tree.h"

static void
add_tag(struct strbuf *out, const char *name, struct text value)
{
	size_t n;

	if (value.length == 0)
		return;
	strbuf_format(out, "[%s \"", name);
	for (n = 0; n < value.length; n++) {
		if (value.start[n] == '"' || value.start[n] == '\\')
			strbuf_add_char(out, '\\');
		strbuf_add_char(out, value.start[n]);
	}
	strbuf_add_string(out, "\"]\n");
}

/* Whether the tags at the record's beginning have that one. */
static bool
has_tag(struct text record, const char *name)
{
	struct text rest = record, line;

	while (text_next_part(&rest, '\n', &line)) {
		line = text_trim(line);
		if (!text_starts(line, "["))
			return false;
		line = text_slice(line, 1, line.length);
		if (text_starts(line, name) &&
		    text_starts(text_slice(line, strlen(name), line.length),
				" "))
			return true;
	}
	return false;
}

/*
 * The step as a record in native notation.  What the lesson's record says with
 * tags of its own goes before what the lesson says.  Returns where in it the
 * text of the step begins.
 */
static size_t
make_record(const struct lesson *lesson, const struct lesson_step *step,
	    struct text start, struct strbuf *out)
{
	struct text said = text_of("");

	if (step->position != NULL)
		start = step->position->text;
	if (step->record != NULL)
		start = text_of("");
	if (step->record != NULL)
		said = text_trim(step->record->text);
	else if (step->turn != NULL)
		said = text_trim(step->turn->text);
	if (!has_tag(said, "Game"))
		add_tag(out, "Game", lesson->game);
	if (lesson->rules != NULL && !has_tag(said, "Rules"))
		add_tag(out, "Rules", lesson->rules->text);
	add_tag(out, "Position", start);
	if (!text_starts(said, "["))
		strbuf_add_char(out, '\n');
	strbuf_add_text(out, said);
	strbuf_add_char(out, '\n');
	return out->length - said.length - 1;
}

static void *
copy_of(struct arena *arena, const void *bytes, size_t size)
{
	void *copy = arena_take(arena, size);

	memcpy(copy, bytes, size);
	return copy;
}

/* The main line's turn just played, as the view sees it. */
static void
keep_turn(struct lesson_board *board, struct arena *arena)
{
	const struct replay *replay = &board->replay;
	const struct game *game = replay->game;
	struct strbuf words = {0};

	board->before = copy_of(arena, replay->shown_before,
				game->position_size);
	board->move = copy_of(arena, replay->move, game->move_size);
	board->position = copy_of(arena, replay->shown, game->position_size);
	replay_write_turn(replay, &words);
	board->turn = arena_copy(arena, strbuf_text(&words));
	strbuf_free(&words);
}

/*
 * The first turn that is refused: what follows it is not looked at.  A view may
 * not see all that it says.
 */
static void
keep_refused(struct lesson_board *board)
{
	if (board->refused.length == 0 && !board->replay.hides)
		board->refused = replay_item(&board->replay)->text;
}

static void
play_all(struct lesson_board *board, struct arena *arena)
{
	struct replay *replay = &board->replay;
	enum replay_event event;
	struct strbuf line = {0};

	board->position = copy_of(arena, replay->shown,
				  replay->game->position_size);
	while ((event = replay_step(replay)) != REPLAY_END) {
		if (replay_depth(replay) > 0)
			continue;
		if (event == REPLAY_PLAYED)
			keep_turn(board, arena);
		else if (event == REPLAY_SKIPPED)
			keep_refused(board);
	}
	replay_finish(replay);
	if (replay->final != NULL)
		replay->game->write_position(replay->final, &line);
	board->after = arena_copy(arena, strbuf_text(&line));
	strbuf_free(&line);
}

bool
lesson_play(const struct lesson *lesson, const struct lesson_step *step,
	    struct text start, struct replay_tools *tools, struct arena *arena,
	    struct lesson_board *board)
{
	struct pin_options options = {.has_game = true};
	struct strbuf bytes = {0};
	size_t offset = 0;

	*board = (struct lesson_board){0};
	board->source = arena_take(arena, sizeof(*board->source));
	board->diags = arena_take(arena, sizeof(*board->diags));
	board->said_at = make_record(lesson, step, start, &bytes);
	*board->source = (struct source){
		"lesson", arena_copy(arena, strbuf_text(&bytes)), 1};
	strbuf_free(&bytes);
	diags_init(board->diags, arena, false);
	board->diags->catalog = replay_catalog(tools);
	if (!pin_read(board->source, &offset, &options, arena, &board->record,
		      board->diags))
		return false;
	board->has_rest = text_trim(text_slice(board->source->bytes, offset,
					       board->source->bytes.length))
				  .length > 0;
	board->has_board = replay_start(&board->replay, &board->record, tools,
					arena, board->diags);
	if (board->has_board)
		play_all(board, arena);
	return board->has_board;
}
