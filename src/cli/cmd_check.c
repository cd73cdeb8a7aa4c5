/*
 * pinrec check: replays every game and reports each problem.
 */
#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/score.h"
#include "cli/setup.h"
#include "record/replay.h"

/* "Game 2: Ada 3, Ben 1 in a match to 5" */
static void
write_score(struct batch_game *game, const struct match_score *score)
{
	struct sheet *sheet = &game->page->out;
	struct block *block = sheet_begin(sheet, LEVEL_NOTE);
	const struct catalog *catalog = game->setup->catalog;
	struct text before, behind;

	sheet_split_number(catalog, "game {number}", &before, &behind);
	strbuf_add_printable(&sheet->text,
			     text_of(game->page->stretch.name.bytes));
	block->game = game->page->games;
	block->cut = sheet->text.length;
	strbuf_add_string(&sheet->text, ", ");
	strbuf_add_text(&sheet->text, before);
	block->number = sheet->text.length;
	strbuf_add_text(&sheet->text, behind);
	block->rest = sheet->text.length;
	strbuf_add_string(&sheet->text, ": ");
	score_write(game->record, score, catalog, &sheet->text);
	strbuf_add_char(&sheet->text, '\n');
	sheet_end(sheet);
}

static void
visit(struct batch_game *game)
{
	const struct options *options = game->setup->options;
	struct match_score score;
	bool has_score;

	if (game->has_board)
		replay_finish(game->replay);
	has_score = batch_join_match(game, &score);
	if (options->format == FORM_JSON) {
		batch_report_json(game, has_score ? &score : NULL,
				  &game->page->out);
		return;
	}
	batch_report(game, LEVEL_NOTE);
	if (has_score && !options->quiet)
		write_score(game, &score);
}

/* "365 legal, 0 unsound, 4 illegal, 0 unreadable: 369 games in 1 file" */
static void
write_summary(const struct batch *batch)
{
	struct strbuf line = {0};
	struct phrase phrase;

	phrase_start(&phrase, batch->setup->catalog);
	phrase_slot_number(&phrase, "legal", batch->verdicts[VERDICT_LEGAL]);
	phrase_slot_number(&phrase, "unsound",
			   batch->verdicts[VERDICT_UNSOUND]);
	phrase_slot_number(&phrase, "illegal",
			   batch->verdicts[VERDICT_ILLEGAL]);
	phrase_slot_number(&phrase, "unreadable",
			   batch->verdicts[VERDICT_UNREADABLE]);
	phrase_slot_number(&phrase, "games", batch->games);
	phrase_slot_number(&phrase, "files", batch->files);
	phrase_write(&phrase,
		     "{legal} legal, {unsound} unsound, {illegal} illegal, "
		     "{unreadable} unreadable: {games} {games|game|games} in "
		     "{files} {files|file|files}",
		     &line);
	strbuf_add_char(&line, '\n');
	output_write(batch->output, strbuf_text(&line));
	strbuf_free(&line);
}

enum exit_status
cmd_check(struct options *options)
{
	struct setup setup;
	struct output output;
	struct batch batch = {
		.setup = &setup,
		.visit = visit,
		.output = &output,
		.is_json = options->format == FORM_JSON,
	};
	enum exit_status status;

	if (!setup_open(&setup, options, &status))
		return status;
	/* For errors alone nobody waits until a near turn is found. */
	setup.replay.no_hints = options->quiet && options->format == FORM_TEXT;
	output_open(&output, NULL);
	batch_run(&batch, options->operands, options->operand_count);
	if (options->format == FORM_TEXT && !options->quiet)
		write_summary(&batch);
	output_close(&output, true);
	status = batch_status(&batch);
	setup_close(&setup);
	return status;
}
