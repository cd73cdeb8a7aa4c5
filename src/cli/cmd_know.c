/*
 * pinrec know: what a player can know of the hidden pieces.
 */
#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/board.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "games/game.h"

static const char *const viewers[VIEW_COUNT] = {
	[VIEW_ALL] = N_("everybody"),
	[VIEW_WHITE] = N_("White"),
	[VIEW_BLACK] = N_("Black"),
	[VIEW_PUBLIC] = N_("the public"),
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
				    true, NULL, &members);
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
write_heading(const struct setup *setup, const struct board *board,
	      struct strbuf *out)
{
	struct phrase phrase;

	phrase_start(&phrase, setup->catalog);
	phrase_slot_number(&phrase, "count", board->turns);
	if (board->turn.length > 0)
		phrase_slot(&phrase, "turn", board->turn);
	phrase_slot_words(&phrase, "viewer", viewers[board->view]);
	phrase_write(
		&phrase,
		board->turns == 0
			? N_("At the start, as {viewer} knows it")
			: N_("After {count} {count|turn|turns}[ ({turn})], "
			     "as {viewer} knows it"),
		out);
	strbuf_add_char(out, '\n');
	if (!is_told_less(board))
		return;
	phrase_slot_words(&phrase, "side", viewers[board->view]);
	phrase_write(&phrase,
		     "The record leaves faces of {side}'s own pieces out.",
		     out);
	strbuf_add_char(out, '\n');
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
	write_heading(setup, board, out);
	board->game->secrets->write(board->knowledge, board->knowledge_before,
				    false, setup->catalog, out);
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
