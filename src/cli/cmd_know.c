/*
 * pinrec know: what a player can know of the hidden pieces.
 */
#include "base/strbuf.h"
#include "cli/board.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "games/game.h"

static const char *const viewers[VIEW_COUNT] = {
	[VIEW_ALL] = "everybody",
	[VIEW_WHITE] = "White",
	[VIEW_BLACK] = "Black",
	[VIEW_PUBLIC] = "the public",
};

/* {"ply":12,"view":"white","played":"a1>b1","black":{...}} */
static void
write_json(const struct board *board, struct strbuf *out)
{
	struct strbuf members = {0};

	strbuf_format(out, "{\"ply\":%u,\"view\":\"%s\"", board->turns,
		      options_view_name(board->view));
	if (board->turn.length > 0) {
		strbuf_add_string(out, ",\"played\":");
		strbuf_add_json(out, board->turn);
	}
	board->game->secrets->write(board->knowledge, board->knowledge_before,
				    true, &members);
	if (members.length > 0)
		strbuf_add_char(out, ',');
	strbuf_add_text(out, strbuf_text(&members));
	strbuf_add_string(out, "}\n");
	strbuf_free(&members);
}

/* A player knows his own pieces, but the other's sheet does not. */
static bool
is_told_less(const struct board *board)
{
	const struct secrets *secrets = board->game->secrets;

	return (board->view == VIEW_WHITE &&
		secrets->hides(board->position, SIDE_WHITE)) ||
	       (board->view == VIEW_BLACK &&
		secrets->hides(board->position, SIDE_BLACK));
}

/* "After 12 turns (a1>b1), as White knows it" */
static void
write_heading(const struct board *board, struct strbuf *out)
{
	if (board->turns == 0)
		strbuf_add_string(out, "At the start");
	else
		strbuf_format(out, "After %u turn%s", board->turns,
			      board->turns == 1 ? "" : "s");
	if (board->turn.length > 0) {
		strbuf_add_string(out, " (");
		strbuf_add_text(out, board->turn);
		strbuf_add_char(out, ')');
	}
	strbuf_format(out, ", as %s knows it\n", viewers[board->view]);
	if (is_told_less(board))
		strbuf_format(
			out,
			"The record leaves faces of %s's own pieces out.\n",
			viewers[board->view]);
}

static enum exit_status
answer(const struct setup *setup, const struct board *board, struct strbuf *out)
{
	if (board->game->secrets == NULL) {
		say_trouble("nothing is hidden in %s", board->game->name);
		return STATUS_BAD;
	}
	if (board->knowledge == NULL || board->view == VIEW_ALL) {
		say_trouble("this record hides nothing: --view white, black or "
			    "public says for whom");
		return STATUS_USAGE;
	}
	if (setup->options->format == FORM_JSON) {
		write_json(board, out);
		return STATUS_GOOD;
	}
	write_heading(board, out);
	board->game->secrets->write(board->knowledge, board->knowledge_before,
				    false, out);
	return STATUS_GOOD;
}

enum exit_status
cmd_know(struct options *options)
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
