/*
 * pinrec moves: the legal turns of a position.
 */
#include "base/strbuf.h"
#include "cli/board.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/setup.h"
#include "cli/turns.h"
#include "games/game.h"

/* {"position":"...","count":2,"turns":["a1>b1","xx@a2"]} */
static void
write_json(const struct setup *setup, const struct board *board,
	   const struct turn_list *list, struct strbuf *out)
{
	struct strbuf position = {0};
	size_t n;

	board->game->write_position(board->position, &position);
	strbuf_add_string(out, "{\"position\":");
	strbuf_add_json(out, strbuf_text(&position));
	strbuf_format(out, ",\"count\":%zu", list->count);
	if (!setup->options->count) {
		strbuf_add_string(out, ",\"turns\":[");
		for (n = 0; n < list->count; n++) {
			if (n > 0)
				strbuf_add_char(out, ',');
			strbuf_add_json(out, turns_text(list, n));
		}
		strbuf_add_char(out, ']');
	}
	strbuf_add_string(out, "}\n");
	strbuf_free(&position);
}

static enum exit_status
answer(const struct setup *setup, const struct board *board, struct strbuf *out)
{
	struct turn_list list = {0};
	size_t n;

	if (!board_is_full(board, false))
		return STATUS_BAD;
	turns_add_all(&list, board);
	turns_sort(&list);
	if (setup->options->format == FORM_JSON) {
		write_json(setup, board, &list, out);
	} else if (setup->options->count) {
		strbuf_format(out, "%zu\n", list.count);
	} else {
		for (n = 0; n < list.count; n++) {
			strbuf_add_text(out, turns_text(&list, n));
			strbuf_add_char(out, '\n');
		}
	}
	turns_free(&list);
	return STATUS_GOOD;
}

enum exit_status
cmd_moves(struct options *options)
{
	struct setup setup;
	enum exit_status status;

	if (!setup_open(&setup, options, &status))
		return status;
	status = board_run(&setup, options->operands, options->operand_count,
			   false, answer);
	setup_close(&setup);
	return status;
}
