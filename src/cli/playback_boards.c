/*
 * The boards of the page that replays a game.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/html.h"
#include "cli/playback.h"
#include "cli/playback_write.h"
#include "cli/setup.h"
#include "cli/versions.h"

static void
write_pictures(const struct playback *playback,
	       const struct playback_node *node, struct strbuf *out)
{
	struct versions versions = {.count = playback->view_count};
	size_t n;

	for (n = 0; n < versions.count; n++)
		strbuf_add_text(&versions.of[n], node->sights[n].picture);
	versions_write(&versions, playback, "figure", "picture", out);
	strbuf_add_char(out, '\n');
	versions_free(&versions);
}

static void
add_step(const struct playback *playback, const char *step, size_t node,
	 struct strbuf *out)
{
	if (node == PLAYBACK_NONE)
		return;
	strbuf_format(out, " data-%s=\"", step);
	strbuf_add_text(out, playback->nodes[node].id);
	strbuf_add_char(out, '"');
}

static void
write_board(const struct playback *playback, size_t at,
	    const struct batch_game *game, struct strbuf *out)
{
	const struct playback_node *node = &playback->nodes[at];
	size_t comment;

	strbuf_add_string(out, "<div class=\"node\" id=\"");
	strbuf_add_text(out, node->id);
	strbuf_add_char(out, '"');
	add_step(playback, "previous", node->previous, out);
	add_step(playback, "next", node->next, out);
	strbuf_add_string(out, ">\n");
	if (node->is_refused)
		playback_write_refusal(playback, at, game, out);
	write_pictures(playback, node, out);
	for (comment = node->comment; comment != PLAYBACK_NONE;
	     comment = playback->entries[comment].next_comment)
		html_paragraphs(out, "remark", NULL,
				playback->entries[comment].text);
	strbuf_add_string(out, "</div>\n");
}

static void
write_boards_of(const struct playback *playback, bool is_main,
		const struct batch_game *game, struct strbuf *out)
{
	size_t n;

	for (n = 0; n < playback->node_count; n++)
		if (playback->nodes[n].is_main == is_main)
			write_board(playback, n, game, out);
}

/* The last one of the main line stands last: it is the one shown first. */
void
playback_write_boards(const struct playback *playback,
		      const struct batch_game *game, struct strbuf *out)
{
	if (playback->is_cut)
		html_element(out, "p", "note",
			     words_say(game->setup->catalog,
				       "There are more turns than boards: the "
				       "last ones are only listed."));
	strbuf_add_string(out, "<div class=\"boards\"");
	add_step(playback, "first", 0, out);
	add_step(playback, "last", playback->last, out);
	strbuf_add_string(out, ">\n");
	write_boards_of(playback, false, game, out);
	write_boards_of(playback, true, game, out);
	strbuf_add_string(out, "</div>\n");
}
