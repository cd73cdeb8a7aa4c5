/*
 * pinrec perft: counts the legal lines of so many turns.
 */
#include "record/perft.h"

#include "base/strbuf.h"
#include "base/text.h"
#include "cli/board.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/turns.h"

static unsigned
depth_of(const struct setup *setup)
{
	unsigned depth = 0;

	text_number(text_of(setup->options->operands[0]), PERFT_DEPTH_MAX,
		    &depth);
	return depth;
}

struct division {
	struct turn_list list;
	const struct board *board;
};

static void
divide(void *context, const void *move, unsigned long long count)
{
	struct division *division = context;

	turns_add(&division->list, division->board, move, count);
}

static void
write_line(const struct setup *setup, struct text turn,
	   unsigned long long count, struct strbuf *out)
{
	if (setup->options->format == FORM_JSON) {
		strbuf_add_string(out, "{\"turn\":");
		strbuf_add_json(out, turn);
		strbuf_format(out, ",\"count\":%llu}\n", count);
	} else {
		strbuf_add_text(out, turn);
		strbuf_format(out, " %llu\n", count);
	}
}

static void
write_total(const struct setup *setup, unsigned long long total,
	    struct strbuf *out)
{
	if (setup->options->format == FORM_JSON)
		strbuf_format(out, "{\"depth\":%u,\"count\":%llu}\n",
			      depth_of(setup), total);
	else
		strbuf_format(out, "%s%llu\n",
			      setup->options->divide ? "total " : "", total);
}

static enum exit_status
answer(const struct setup *setup, const struct board *board, struct strbuf *out)
{
	struct division division = {.board = board};
	struct perft_start start = {board->position, board->past,
				    board->past_count};
	unsigned depth = depth_of(setup);
	unsigned long long total;
	size_t n;

	if (!board_is_full(board, true))
		return STATUS_BAD;
	if (!setup->options->divide || depth == 0) {
		total = depth > 0 ? perft_divide(board->game, &start, depth,
						 NULL, NULL)
				  : 1;
		write_total(setup, total, out);
		return STATUS_GOOD;
	}
	total = perft_divide(board->game, &start, depth, divide, &division);
	turns_sort(&division.list);
	for (n = 0; n < division.list.count; n++)
		write_line(setup, turns_text(&division.list, n),
			   division.list.lines[n].count, out);
	write_total(setup, total, out);
	turns_free(&division.list);
	return STATUS_GOOD;
}

static bool
check_depth(const struct options *options)
{
	unsigned depth;

	if (options->operand_count == 0) {
		say_usage(options->command, "how deep? perft DEPTH [file]");
		return false;
	}
	if (!text_number(text_of(options->operands[0]), PERFT_DEPTH_MAX + 1,
			 &depth)) {
		say_usage(options->command, "the depth is a number, not '%s'",
			  options->operands[0]);
		return false;
	}
	if (depth > PERFT_DEPTH_MAX) {
		say_usage(options->command, "the depth is %d at most",
			  PERFT_DEPTH_MAX);
		return false;
	}
	return true;
}

enum exit_status
cmd_perft(struct options *options)
{
	struct setup setup;
	enum exit_status status;

	if (!check_depth(options))
		return STATUS_USAGE;
	if (!setup_open(&setup, options, &status))
		return status;
	status = board_run(&setup, options->operands + 1,
			   options->operand_count - 1, true, answer);
	setup_close(&setup);
	return status;
}
