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
}

static bool
answer(const struct setup *setup, const struct board *board, struct strbuf *out)
{
	if (board->game->secrets == NULL) {
		say_trouble("nothing is hidden in %s", board->game->name);
		return false;
	}
	if (board->knowledge == NULL || board->view == VIEW_ALL) {
		say_trouble("this record hides nothing: --view white, black or "
			    "public says for whom");
		return false;
	}
	if (setup->options->format == FORM_JSON) {
		write_json(board, out);
		return true;
	}
	write_heading(board, out);
	board->game->secrets->write(board->knowledge, board->knowledge_before,
				    false, out);
	return true;
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
