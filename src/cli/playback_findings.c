/*
 * What is wrong with a game, on the page that replays it.
 */
#include "base/catalog.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/html.h"
#include "cli/playback.h"
#include "cli/playback_write.h"
#include "cli/setup.h"
#include "cli/versions.h"

/* "Turn 18", to its board if it has one. */
static void
add_place(const struct playback *playback, const struct playback_view *view,
	  size_t nth, const struct batch_game *game, struct strbuf *out)
{
	const struct finding *finding = &view->diags->findings[nth];
	size_t node = view->places != NULL ? view->places[nth] : PLAYBACK_NONE;

	if (finding->ply == 0)
		return;
	if (node != PLAYBACK_NONE)
		strbuf_add_string(out, "<a href=\"#");
	if (node != PLAYBACK_NONE) {
		strbuf_add_text(out, playback->nodes[node].id);
		strbuf_add_string(out, "\">");
	}
	html_add(out, words_say(game->setup->catalog, "Turn"));
	strbuf_format(out, " %u", finding->ply);
	if (finding->path.length > 0) {
		strbuf_add_string(out, ", ");
		html_add(out, words_say(game->setup->catalog, "variation"));
		strbuf_add_char(out, ' ');
		html_add(out, finding->path);
	}
	strbuf_add_string(out, node != PLAYBACK_NONE ? "</a>: " : ": ");
}

static bool
is_told(const struct batch_game *game, const struct finding *finding)
{
	/* Which bytes are no UTF-8 is said of a file, not of a game. */
	return finding->level >= game->setup->style.least &&
	       (finding->id != DIAG_ENCODING || finding->level == LEVEL_ERROR);
}

static void
list_findings(const struct playback *playback, const struct playback_view *view,
	      const struct batch_game *game, struct strbuf *out)
{
	size_t n;

	for (n = 0; n < view->diags->count; n++) {
		const struct finding *finding = &view->diags->findings[n];

		if (!is_told(game, finding))
			continue;
		strbuf_add_string(out, "<li>");
		add_place(playback, view, n, game, out);
		html_add_finding(out, finding, game->setup->catalog);
		strbuf_add_string(out, "</li>\n");
	}
}

void
playback_write_findings(const struct playback *playback,
			const struct batch_game *game, struct strbuf *out)
{
	struct versions versions = {.count = playback->view_count};
	bool is_empty = true;
	size_t n;

	for (n = 0; n < versions.count; n++) {
		list_findings(playback, &playback->views[n], game,
			      &versions.of[n]);
		is_empty = is_empty && versions.of[n].length == 0;
	}
	if (!is_empty) {
		strbuf_add_string(out, "<section class=\"findings card\">\n");
		html_element(out, "h2", NULL,
			     words_say(game->setup->catalog, "Findings"));
		versions_write(&versions, playback, "ul", "list", out);
		strbuf_add_string(out, "\n</section>\n");
	}
	versions_free(&versions);
}

/* Why the turn of the node cannot be played: "b4>d4: sentence". */
static void
refuse(const struct playback *playback, size_t node, size_t nth,
       const struct batch_game *game, struct strbuf *out)
{
	const struct playback_view *view = &playback->views[nth];
	size_t n;

	strbuf_add_string(out, "<strong>");
	html_add(out, words_say(game->setup->catalog, "Not legal"));
	strbuf_add_string(out, ": ");
	html_add(out, playback_turn(&playback->nodes[node], nth));
	strbuf_add_string(out, "</strong>");
	for (n = 0; n < view->diags->count; n++) {
		const struct finding *finding = &view->diags->findings[n];

		if (view->places[n] != node || !is_told(game, finding))
			continue;
		strbuf_add_string(out, "<br/>");
		html_add_finding(out, finding, game->setup->catalog);
	}
}

void
playback_write_refusal(const struct playback *playback, size_t node,
		       const struct batch_game *game, struct strbuf *out)
{
	struct versions versions = {.count = playback->view_count};
	size_t n;

	for (n = 0; n < versions.count; n++)
		refuse(playback, node, n, game, &versions.of[n]);
	versions_write(&versions, playback, "p", "refusal", out);
	strbuf_add_char(out, '\n');
	versions_free(&versions);
}
