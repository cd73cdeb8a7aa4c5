/*
 * pinrec convert: rewrites games in another format.
 */
#include <stdio.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cli.h"
#include "cli/formats.h"
#include "cli/losses.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/report.h"
#include "cli/report_json.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "games/game.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/transfer.h"

/* The target's notation for the game, or NULL: that was told. */
static const struct notation *
find_target(struct batch_game *game)
{
	const struct setup *setup = game->setup;
	const struct notation *target = notations_find(
		setup->notations, setup->replay.target, game->replay->game);
	struct problem problem = {0};

	if (target != NULL && notation_spells(target))
		return target;
	problem_fact(&problem, "format", setup->replay.target);
	problem_fact(&problem, "game", text_of(game->replay->game->name));
	diags_add(game->diags, DIAG_FORMAT_GAME, game->record->offset, 0,
		  &problem);
	return NULL;
}

/* What the format would have to carry, in words. */
static const char *
name_missed(enum cargo cargo)
{
	if (cargo == CARGO_VIEW)
		return N_("faces that are not known");
	if (cargo == CARGO_CHOICE)
		return N_("a turn that takes fewer pieces than it could");
	if (cargo == CARGO_LENIENCY)
		return N_("a turn that only BoardSpace let pass");
	return N_("the starting position");
}

static void
tell_missed(struct batch_game *game, const struct transfer *transfer)
{
	struct problem problem = {0};

	problem_fact(&problem, "format", game->setup->replay.target);
	problem_words(&problem, "cargo", name_missed(transfer->missed));
	diags_add(game->diags, DIAG_FORMAT_MISSES, game->record->offset, 0,
		  &problem);
}

/* Under --lossless: whether nothing is lost; else that is told. */
static bool
is_lossless(struct batch_game *game, const struct losses *losses)
{
	struct problem problem = {0};
	struct strbuf words = {0};
	bool is_good;

	losses_write(losses, false, game->setup->catalog, &words);
	is_good = words.length == 0;
	if (!is_good) {
		problem_fact(&problem, "format", game->setup->replay.target);
		problem_fact(&problem, "list", strbuf_text(&words));
		diags_add(game->diags, DIAG_FORMAT_LOSES, game->record->offset,
			  0, &problem);
	}
	strbuf_free(&words);
	return is_good;
}

/* Whether the game may be written as far as it is legal. */
static bool
may_write(const struct batch_game *game)
{
	switch (game->diags->verdict) {
	case VERDICT_LEGAL:
	case VERDICT_UNSOUND:
		return true;
	case VERDICT_ILLEGAL:
	case VERDICT_UNREADABLE:
	case VERDICT_COUNT:
		break;
	}
	return game->setup->options->keep_going;
}

static void
write_record(struct batch_game *game, const struct notation *target,
	     const struct record *record)
{
	const struct container *container = notation_container(target);
	struct writing writing = {.notation = target,
				  .out = &game->page->out.text,
				  .games = game->page->written,
				  .heading = &game->page->heading};

	if (writing.games > 0 && container->is_spaced)
		strbuf_add_char(writing.out, '\n');
	container->write(&writing, record);
	game->page->written++;
}

static void
convert_game(struct batch_game *game)
{
	const struct notation *target = find_target(game);
	struct transfer transfer = {
		.keeps_comments = batch_keeps_comments(game)};
	struct losses losses = {0};
	struct record record = {0};

	if (target == NULL)
		return;
	transfer_record(game->replay, target, &transfer, game->arena, &record);
	if (!may_write(game))
		return;
	if (transfer.missed != CARGO_COUNT) {
		tell_missed(game, &transfer);
		return;
	}
	losses_add_game(&losses, transfer.lost);
	if (game->setup->options->lossless &&
	    (losses_raise(game->diags) || !is_lossless(game, &losses)))
		return;
	losses_add(&game->page->losses, &losses);
	write_record(game, target, &record);
}

static void
visit(struct batch_game *game)
{
	struct match_score score;

	if (game->has_board)
		convert_game(game);
	batch_join_match(game, &score);
	batch_tell(game);
}

/* --- the command --- */

/* What --to names, for any game; NULL: that was said. */
static const struct notation *
find_wanted(struct setup *setup)
{
	const struct options *options = setup->options;
	const struct notation *wanted;

	if (options->to == NULL) {
		say_usage(options->command,
			  "--to NOTATION is wanted; --list lists them");
		return NULL;
	}
	wanted = setup_find_notation(setup, options->to);
	if (wanted != NULL && options->positions &&
	    !notation_container(wanted)->has_positions) {
		say_usage(options->command,
			  "--positions: '%s' has no place for them; json and "
			  "yaml have",
			  options->to);
		return NULL;
	}
	if (wanted != NULL && !notation_spells(wanted)) {
		say_usage(options->command, "turns in '%s' can only be read",
			  options->to);
		return NULL;
	}
	return wanted;
}

/* A finding about the whole file; no line of it is to blame. */
static void
report_file(const struct setup *setup, const char *name, struct arena *arena,
	    const struct diags *diags, struct sheet *sheet)
{
	struct source source = {.name = name, .first_line = 1};
	struct cursor cursor;
	struct report report = {
		.source = &source,
		.cursor = &cursor,
		.hides = true,
		.arena = arena,
		.diags = diags,
	};

	source.bytes = text_of("");
	cursor_start(&cursor, source.bytes, 1, 1);
	if (setup->options->format == FORM_TEXT)
		report_findings(&report, &setup->style, sheet);
	else if (!setup->options->quiet || diags->error_count > 0)
		report_json(&report, sheet);
}

/* At the end of a file: what of it was left out. */
static bool
tell_losses(const struct batch *batch, const char *name,
	    const struct losses *losses, struct sheet *sheet)
{
	const struct setup *setup = batch->setup;
	struct strbuf words = {0};
	struct problem problem = {0};
	struct arena arena = {0};
	struct diags diags;
	bool is_good;

	diags_init(&diags, &arena, setup->options->strict);
	diags.catalog = setup->catalog;
	losses_write(losses, true, setup->catalog, &words);
	if (words.length > 0) {
		problem_fact(&problem, "format", setup->replay.target);
		problem_fact(&problem, "list", strbuf_text(&words));
		diags_add(&diags, DIAG_LOST, 0, 0, &problem);
		report_file(setup, name, &arena, &diags, sheet);
	}
	is_good = diags.error_count == 0;
	strbuf_free(&words);
	arena_free(&arena);
	return is_good;
}

static enum exit_status
convert(struct setup *setup, const struct notation *wanted)
{
	const struct container *container = notation_container(wanted);
	struct output output;
	struct batch batch = {
		.setup = setup,
		.output = &output,
		.visit = visit,
		.is_spaced = container->is_spaced,
		.end_file = tell_losses,
	};

	setup->replay.no_hints = true;
	setup->replay.target = notation_name(wanted);
	setup->replay.cuts_lines = true;
	setup->replay.adds_positions = setup->options->positions;
	return batch_write(&batch, setup->options);
}

enum exit_status
cmd_convert(struct options *options)
{
	const struct notation *wanted;
	enum exit_status status;
	struct setup setup;

	if (!setup_open(&setup, options, &status))
		return status;
	if (options->list) {
		formats_print(&setup);
	} else {
		wanted = find_wanted(&setup);
		status = wanted != NULL ? convert(&setup, wanted)
					: STATUS_USAGE;
	}
	setup_close(&setup);
	return status;
}
