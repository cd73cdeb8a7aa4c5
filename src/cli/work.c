/*
 * What one worker does with one stretch.
 */
#include "cli/work.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/desk.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/report_json.h"
#include "cli/setup.h"
#include "record/container.h"
#include "record/record.h"
#include "record/replay.h"

struct worker {
	const struct batch *batch;
	struct replay_tools *tools;
	struct arena arena;
	struct strbuf scratch;
};

struct worker *
worker_new(const struct batch *batch)
{
	struct worker *worker = calloc(1, sizeof(*worker));

	if (worker == NULL)
		out_of_memory();
	worker->batch = batch;
	worker->tools = replay_tools_new(&batch->setup->replay);
	return worker;
}

void
worker_free(struct worker *worker)
{
	replay_tools_free(worker->tools);
	arena_free(&worker->arena);
	strbuf_free(&worker->scratch);
	free(worker);
}

bool
batch_hides(const struct batch_game *game)
{
	const struct game *rules;

	if (game->has_board)
		return game->replay->hides;
	/* Without a board nobody knows what was hidden. */
	rules = game->record != NULL ? game->replay->game : NULL;
	return game->setup->replay.view != VIEW_ALL &&
	       (rules == NULL || rules->secrets != NULL);
}

bool
batch_keeps_comments(const struct batch_game *game)
{
	/* One that is not closed may have swallowed turns. */
	return !game->setup->options->no_comments &&
	       !(batch_hides(game) &&
		 game->diags->verdict == VERDICT_UNREADABLE);
}

static struct report
report_of(struct batch_game *game)
{
	return (struct report){
		.source = &game->page->stretch.source,
		.cursor = &game->page->cursor,
		.record = game->record,
		.replay = game->replay,
		.has_board = game->has_board,
		.hides = batch_hides(game),
		.arena = game->arena,
		.diags = game->diags,
		.game = game->record != NULL ? game->page->games : 0,
	};
}

void
batch_report(struct batch_game *game, enum level least)
{
	struct report report = report_of(game);
	struct report_style style = game->setup->style;

	if (style.least < least)
		style.least = least;
	if (game->diags->count > 0)
		report_findings(&report, &style, &game->page->err);
}

void
batch_report_json(struct batch_game *game, const struct match_score *score,
		  struct sheet *sheet)
{
	struct report report = report_of(game);

	report.score = score;

	report_json(&report, sheet);
}

/* --- matches --- */

/* What the stretch before left, when that matters at last. */
static void
fetch_match(struct page *page, struct desk *desk)
{
	if (page->has_match)
		return;
	page->has_match = true;
	if (desk == NULL || page->sequence == 0)
		return;
	desk_wait(desk, page->sequence - 1, &page->match);
	if (page->was_interrupted && page->match.game != NULL)
		page->match.game->match_interrupt(page->match.memory);
}

/* Nothing but blanks follows in the file. */
static bool
is_last(const struct batch_game *game)
{
	const struct stretch *stretch = &game->page->stretch;

	return stretch->ends && game->end == stretch->source.bytes.length;
}

/*
 * Waiting for the stretch before is put off as long as it can make no
 * difference: games outside matches are checked side by side.
 */
bool
batch_join_match(struct batch_game *game, struct match_score *score)
{
	struct page *page = game->page;
	struct replay *replay = game->replay;
	bool has_matches = game->has_board && replay->game->match_size > 0;
	bool is_alone = replay_stands_alone(game->record);

	if (has_matches && is_alone)
		page->has_match = true;
	else if (has_matches)
		fetch_match(page, game->desk);
	else if (!page->has_match)
		page->was_interrupted = true;
	if (!page->has_match)
		return false;
	replay_join_match(replay, game->has_board, &page->match);
	if (has_matches && is_last(game))
		replay_end_match(replay, &page->match);
	return has_matches && !is_alone &&
	       replay_match_score(&page->match, score);
}

/*
 * A stretch of nothing but other games breaks a match off: none of it is known
 * behind them.
 */
static void
leave_match(struct worker *worker, struct page *page)
{
	struct desk *desk = worker->batch->desk;

	if (desk == NULL)
		return;
	if (page->games == 0)
		fetch_match(page, desk);
	desk_leave(desk, page->sequence, &page->match);
}

/* --- games --- */

/* What is wrong outside of all games. */
static void
report_file(struct worker *worker, struct batch_game *game)
{
	game->record = NULL;
	game->replay = NULL;
	game->has_board = false;
	if (game->diags->error_count > 0)
		game->page->is_bad = true;
	if (worker->batch->is_json)
		batch_report_json(game, NULL, &game->page->out);
	else
		batch_report(game, LEVEL_NOTE);
}

/*
 * Bytes that are no UTF-8 are told once a file.  Under --strict each game that
 * has them is unsound, and says why.
 */
static void
drop_encoding(struct page *page, struct diags *diags)
{
	size_t kept = 0, n;

	for (n = 0; n < diags->count; n++) {
		if (diags->findings[n].id == DIAG_ENCODING) {
			if (page->is_encoding_told && !diags->strict) {
				diags->warning_count--;
				continue;
			}
			page->is_encoding_told = true;
		}
		diags->findings[kept++] = diags->findings[n];
	}
	diags->count = kept;
}

/* What --from says, which may be wrong. */
static void
tell_other_format(const struct worker *worker, const struct page *page,
		  struct diags *diags)
{
	const struct setup *setup = worker->batch->setup;
	struct problem problem = {0};
	const struct container *other;

	if (setup->container == NULL || !page->stretch.starts)
		return;
	other = container_contradict(setup->container,
				     page->stretch.source.bytes);
	if (other == NULL)
		return;
	problem_fact(&problem, "format", setup->replay.notation);
	problem_fact(&problem, "other", text_of(other->name));
	diags_add(diags, DIAG_OTHER_FORMAT, 0, 0, &problem);
}

static void
tell_no_game(const struct worker *worker, struct diags *diags)
{
	const struct setup *setup = worker->batch->setup;
	struct problem problem = {0};

	if (setup->container != NULL) {
		problem_fact(&problem, "format", setup->replay.notation);
		problem_fact(&problem, "begins",
			     text_of(setup->container->begins));
	}
	diags_add(diags, DIAG_NO_GAME, 0, 0, &problem);
}

/* Nothing but what belongs to no game was left. */
static void
end_stretch(struct worker *worker, struct batch_game *game)
{
	const struct stretch *stretch = &game->page->stretch;

	if (stretch->starts && stretch->ends && game->page->games == 0 &&
	    game->diags->error_count == 0)
		tell_no_game(worker, game->diags);
	if (game->diags->count > 0)
		report_file(worker, game);
}

static void
do_game(struct worker *worker, struct batch_game *game)
{
	game->page->games++;
	game->has_board = replay_start(game->replay, game->record,
				       worker->tools, &worker->arena,
				       game->diags);
	strbuf_clear(&worker->scratch);
	worker->batch->visit(game);
	game->page->verdicts[game->diags->verdict]++;
}

static size_t
skip_blanks(struct text bytes, size_t offset)
{
	while (offset < bytes.length &&
	       (bytes.start[offset] == ' ' ||
		(bytes.start[offset] >= '\t' && bytes.start[offset] <= '\r')))
		offset++;
	return offset;
}

/* Reads one game and has it done.  False when there is none left. */
static bool
next_game(struct worker *worker, struct page *page, struct reading *reading)
{
	const struct setup *setup = worker->batch->setup;
	struct record record;
	struct replay replay;
	struct diags diags;
	struct batch_game game = {
		.setup = setup,
		.context = worker->batch->context,
		.page = page,
		.desk = worker->batch->desk,
		.record = &record,
		.replay = &replay,
		.diags = &diags,
		.arena = &worker->arena,
		.scratch = &worker->scratch,
		.begin = reading->offset,
	};
	bool found;

	memset(&record, 0, sizeof(record));
	memset(&replay, 0, sizeof(replay));
	arena_reset(&worker->arena);
	diags_init(&diags, &worker->arena, setup->replay.strict);
	diags.catalog = setup->catalog;
	if (reading->offset == 0)
		tell_other_format(worker, page, &diags);
	found = page->stretch.container->read(reading, &worker->arena, &record,
					      &diags);
	game.end = skip_blanks(page->stretch.source.bytes, reading->offset);
	drop_encoding(page, &diags);
	if (found)
		do_game(worker, &game);
	else
		end_stretch(worker, &game);
	return found;
}

static void
read_games(struct worker *worker, struct page *page)
{
	struct reading reading = {
		.source = &page->stretch.source,
		.has_game = worker->batch->setup->replay.game.length > 0,
		.is_decoded = worker->batch->setup->options->encoding ==
			      ENCODING_LATIN1,
		.heading = strbuf_text(&page->stretch.heading),
	};

	cursor_start(&page->cursor, page->stretch.source.bytes,
		     page->stretch.source.first_line,
		     page->stretch.first_column);
	while (!page->stops && next_game(worker, page, &reading))
		continue;
}

void
worker_do(struct worker *worker, struct page *page)
{
	sheet_clear(&page->out);
	sheet_clear(&page->err);
	page->games = page->written = 0;
	strbuf_clear(&page->heading.text);
	page->heading.games = 0;
	page->losses = (struct losses){0};
	memset(page->verdicts, 0, sizeof(page->verdicts));
	page->is_bad = page->is_misplaced = page->stops = false;
	page->is_encoding_told = page->stretch.is_encoding_told;
	memset(&page->match, 0, sizeof(page->match));
	page->has_match = page->stretch.starts;
	page->was_interrupted = false;
	if (page->stretch.trouble.length == 0)
		read_games(worker, page);
	leave_match(worker, page);
}
