/*
 * pinrec redact: the score sheets that one player could have kept.
 */
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/report_json.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/redact.h"
#include "record/replay.h"

/* Of a game that cannot be set up, nobody knows what its view would see. */
static void
visit(struct batch_game *game)
{
	struct strbuf *out = &game->page->out.text;
	struct record sheet = {0};
	struct match_score score;

	if (game->has_board) {
		redact_record(game->replay, batch_keeps_comments(game),
			      game->arena, &sheet);
		if (out->length > 0)
			strbuf_add_char(out, '\n');
		pin_write(&sheet, out);
	}
	batch_join_match(game, &score);
	/* The sheets go to standard output: findings also as JSON do not. */
	if (game->setup->options->format == FORM_TEXT)
		batch_report(game, LEVEL_ERROR);
	else if (game->diags->error_count > 0)
		batch_report_json(game, NULL, &game->page->err);
}

enum exit_status
cmd_redact(struct options *options)
{
	struct setup setup;
	struct output output;
	struct batch batch = {
		.setup = &setup,
		.output = &output,
		.visit = visit,
		.is_spaced = true,
	};
	enum exit_status status;

	if (options->view == VIEW_ALL) {
		say_usage(options->command,
			  "whose sheet? --view white, black or public");
		return STATUS_USAGE;
	}
	if (!setup_open(&setup, options, &status))
		return status;
	setup.replay.no_hints = true;
	status = batch_write(&batch, options);
	setup_close(&setup);
	return status;
}
