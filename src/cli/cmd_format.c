/*
 * pinrec format: rewrites games in the canonical form.
 */
#include "base/arena.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "record/container.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/redact.h"
#include "record/replay.h"

/* The game as it stood, what belongs to no game before it included. */
static struct text
source_of(const struct batch_game *game)
{
	return text_slice(game->page->stretch.source.bytes, game->begin,
			  game->end - game->begin);
}

/*
 * What cannot be read is passed through: nothing of it is invented or lost.  But
 * a view that must not see all of it gets what it can see of its turns.  In
 * another container than that which is written it has no place.
 */
static void
write_game(struct batch_game *game, struct strbuf *out)
{
	struct record canonical = {0};

	if (game->has_board)
		redact_record(game->replay, batch_keeps_comments(game),
			      game->arena, &canonical);
	if (game->has_board && (game->diags->verdict != VERDICT_UNREADABLE ||
				game->replay->hides)) {
		pin_write(&canonical, out);
		return;
	}
	if (batch_hides(game) ||
	    game->page->stretch.container != container_get(0))
		return;
	strbuf_add_text(out, text_trim(source_of(game)));
	strbuf_add_char(out, '\n');
}

/* Findings go to standard error also as JSON: the games go elsewhere. */
static void
report(struct batch_game *game)
{
	struct match_score score;

	batch_join_match(game, &score);
	batch_tell(game);
}

static void
visit_to_write(struct batch_game *game)
{
	struct strbuf *out = &game->page->out.text;

	if (out->length > 0 && (game->has_board || !batch_hides(game)))
		strbuf_add_char(out, '\n');
	write_game(game, out);
	report(game);
}

/*
 * Whether the bytes up to the next game are what would be written, the blank
 * line included.
 */
static bool
would_change(struct batch_game *game)
{
	const struct stretch *stretch = &game->page->stretch;
	bool is_last = stretch->ends &&
		       game->end == stretch->source.bytes.length;

	write_game(game, game->scratch);
	if (!is_last)
		strbuf_add_char(game->scratch, '\n');
	return !text_equals(strbuf_text(game->scratch), source_of(game));
}

/* "club.pin:14:1: game 2 would change" */
static void
visit_to_check(struct batch_game *game)
{
	struct sheet *sheet = &game->page->out;
	struct cursor place = game->page->cursor;
	struct text before, behind;
	struct block *block;

	if (would_change(game)) {
		game->page->is_bad = true;
		cursor_move(&place, game->record->offset);
		block = sheet_begin(sheet, LEVEL_NOTE);
		strbuf_add_printable(&sheet->text,
				     text_of(game->page->stretch.name.bytes));
		strbuf_format(&sheet->text, ":%zu:%zu: ", place.line,
			      place.column);
		sheet_split_number(game->setup->catalog,
				   "game {number} would change", &before,
				   &behind);
		strbuf_add_text(&sheet->text, before);
		block->cut = block->number = block->rest = sheet->text.length;
		block->game = game->page->games;
		strbuf_add_text(&sheet->text, behind);
		strbuf_add_char(&sheet->text, '\n');
		sheet_end(sheet);
	}
	report(game);
	game->page->cursor = place;
}

enum exit_status
cmd_format(struct options *options)
{
	struct setup setup;
	struct output output;
	struct batch batch = {
		.setup = &setup,
		.output = &output,
		.visit = options->check ? visit_to_check : visit_to_write,
		.is_spaced = !options->check,
	};
	enum exit_status status;

	if (options->check && options->output != NULL) {
		say_usage(options->command, "--check writes nothing: either "
					    "it or --output");
		return STATUS_USAGE;
	}
	if (!setup_open(&setup, options, &status))
		return status;
	/* What near turns there are is for check to say. */
	setup.replay.no_hints = true;
	status = batch_write(&batch, options);
	setup_close(&setup);
	return status;
}
