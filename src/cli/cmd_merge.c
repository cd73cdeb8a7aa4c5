/*
 * pinrec merge: joins the score sheets that two players kept, game by game.
 */
#include "record/merge.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cli.h"
#include "cli/cursor.h"
#include "cli/input.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/report.h"
#include "cli/report_json.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/sheet.h"
#include "record/container.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/replay.h"

/* One of the two files, and its game that is merged. */
struct hand {
	struct input *input;
	struct stretch stretch;
	struct cursor cursor;
	struct reading reading; /* of the stretch */
	bool has_game;		/* named outside of the record */
	size_t games;		/* of the file, so far */
	bool has_stretch;	/* it is not used up */
	bool is_bad, has_trouble;
	struct replay_tools *tools;
	struct record record;
	struct replay replay;
	struct diags diags;
	bool has_board;
};

/* What both share. */
struct merging {
	struct setup *setup;
	struct arena arena; /* until the next game */
	struct hand hands[2];
	struct output output;
	struct strbuf text;
	size_t written;
};

static void
open_hand(struct merging *merging, struct hand *hand, char **name)
{
	const struct options *options = merging->setup->options;

	hand->input = input_new(name, 1, (enum encoding)options->encoding,
				merging->setup->container);
	hand->has_game = merging->setup->replay.game.length > 0;
	hand->tools = replay_tools_new(&merging->setup->replay);
}

static void
close_hand(struct hand *hand)
{
	stretch_free(&hand->stretch);
	input_free(hand->input);
	replay_tools_free(hand->tools);
}

static bool
next_stretch(struct hand *hand)
{
	hand->has_stretch = input_next(hand->input, &hand->stretch);
	if (hand->has_stretch && hand->stretch.trouble.length > 0) {
		say_trouble("%.*s", (int)hand->stretch.trouble.length,
			    hand->stretch.trouble.bytes);
		hand->has_trouble = true;
		hand->has_stretch = false;
	}
	if (!hand->has_stretch)
		return false;
	hand->reading = (struct reading){.source = &hand->stretch.source,
					 .has_game = hand->has_game};
	cursor_start(&hand->cursor, hand->stretch.source.bytes,
		     hand->stretch.source.first_line,
		     hand->stretch.first_column);
	return true;
}

/* The findings of the hand's game, or outside of all games. */
static void
report(struct merging *merging, struct hand *hand, bool has_record)
{
	const struct setup *setup = merging->setup;
	struct report report = {
		.source = &hand->stretch.source,
		.cursor = &hand->cursor,
		.record = has_record ? &hand->record : NULL,
		.replay = has_record ? &hand->replay : NULL,
		.has_board = has_record && hand->has_board,
		.arena = &merging->arena,
		.diags = &hand->diags,
		.game = has_record ? hand->games : 0,
	};
	struct sheet sheet = {0};
	size_t n;

	if (hand->diags.count == 0)
		return;
	if (hand->diags.verdict != VERDICT_LEGAL)
		hand->is_bad = true;
	if (setup->options->format == FORM_JSON)
		report_json(&report, &sheet);
	else
		report_findings(&report, &setup->style, &sheet);
	strbuf_clear(&merging->text);
	for (n = 0; n < sheet.count; n++)
		sheet_write_block(&sheet, &sheet.blocks[n], 0, false,
				  &merging->text);
	fwrite(merging->text.bytes, 1, merging->text.length, stderr);
	sheet_free(&sheet);
}

/* Reads the next game of the file and sets up its board. */
static bool
next_game(struct merging *merging, struct hand *hand)
{
	const struct setup *setup = merging->setup;

	while (hand->has_stretch || next_stretch(hand)) {
		memset(&hand->record, 0, sizeof(hand->record));
		diags_init(&hand->diags, &merging->arena, setup->replay.strict);
		hand->diags.catalog = setup->catalog;
		if (hand->stretch.container->read(
			    &hand->reading, &merging->arena, &hand->record,
			    &hand->diags)) {
			hand->games++;
			hand->has_board = replay_start(
				&hand->replay, &hand->record, hand->tools,
				&merging->arena, &hand->diags);
			return true;
		}
		report(merging, hand, false);
		hand->has_stretch = false;
		if (hand->stretch.ends)
			return false;
	}
	return false;
}

static void
write_merged(struct merging *merging, const struct record *merged)
{
	strbuf_clear(&merging->text);
	if (merging->written++ > 0)
		strbuf_add_char(&merging->text, '\n');
	pin_write(merged, &merging->text);
	output_write(&merging->output, strbuf_text(&merging->text));
}

/* The next game of both; false when there is no such pair. */
static bool
merge_next(struct merging *merging)
{
	struct hand *one = &merging->hands[0], *two = &merging->hands[1];
	bool has_one, has_two;
	struct record merged;

	arena_reset(&merging->arena);
	has_one = next_game(merging, one);
	has_two = next_game(merging, two);
	if (!has_one || !has_two) {
		if (has_one != has_two && !one->has_trouble &&
		    !two->has_trouble) {
			say_trouble("the two files have not the same number of "
				    "games: %zu and %zu or more",
				    has_two ? one->games : two->games,
				    has_two ? two->games : one->games);
			one->is_bad = true;
		}
		return false;
	}
	if (one->has_board && two->has_board &&
	    merge_records(&one->replay, &two->replay, &merging->arena, &merged))
		write_merged(merging, &merged);
	report(merging, one, true);
	report(merging, two, true);
	return true;
}

static enum exit_status
run(struct merging *merging, char **names)
{
	struct hand *one = &merging->hands[0], *two = &merging->hands[1];
	bool is_kept;

	if (!output_open(&merging->output, merging->setup->options->output))
		return STATUS_TROUBLE;
	open_hand(merging, one, &names[0]);
	open_hand(merging, two, &names[1]);
	while (merge_next(merging))
		continue;
	is_kept = !one->has_trouble && !two->has_trouble;
	if (!output_close(&merging->output, is_kept))
		is_kept = false;
	close_hand(one);
	close_hand(two);
	strbuf_free(&merging->text);
	arena_free(&merging->arena);
	if (!is_kept)
		return STATUS_TROUBLE;
	return one->is_bad || two->is_bad ? STATUS_BAD : STATUS_GOOD;
}

enum exit_status
cmd_merge(struct options *options)
{
	struct setup setup;
	struct merging merging = {.setup = &setup};
	enum exit_status status;

	if (options->operand_count != 2) {
		say_usage(options->command, "two files: one of each player");
		return STATUS_USAGE;
	}
	if (!setup_open(&setup, options, &status))
		return status;
	setup.replay.no_hints = true;
	status = run(&merging, options->operands);
	setup_close(&setup);
	return status;
}
