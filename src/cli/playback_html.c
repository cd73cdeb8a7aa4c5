/*
 * A game as a page: its frame, the boards, what is wrong with it.
 */
#include "cli/playback_html.h"

#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/html.h"
#include "cli/playback.h"
#include "cli/playback_write.h"
#include "cli/setup.h"
#include "record/record.h"
#include "record/replay.h"

/* --- what is said of a game --- */

static struct text
value_of(const struct batch_game *game, const char *name)
{
	const struct tag *tag;

	/* Without a board nobody knows what a view may see. */
	if (!game->has_board && batch_hides(game))
		return text_of("");
	tag = record_tag(game->record, name);
	return tag != NULL ? text_trim(tag->value) : text_of("");
}

static void
add_name(struct text name, struct strbuf *out)
{
	if (name.length > 0)
		strbuf_add_text(out, name);
	else
		strbuf_add_char(out, '?');
}

void
playback_html_title(const struct batch_game *game, size_t number,
		    struct strbuf *out)
{
	bool white_first = game->has_board &&
			   game->replay->game->first == SIDE_COUNT &&
			   game->replay->first == SIDE_WHITE;
	struct text one = value_of(game, white_first ? "White" : "Black");
	struct text two = value_of(game, white_first ? "Black" : "White");
	struct text event = value_of(game, "Event");

	if (one.length > 0 || two.length > 0) {
		add_name(one, out);
		strbuf_add_string(out, " \xE2\x80\x93 ");
		add_name(two, out);
	} else if (event.length > 0) {
		strbuf_add_text(out, event);
	} else {
		strbuf_add_text(out, words_say(game->setup->catalog, "Game"));
		strbuf_format(out, " %zu", number);
	}
}

void
playback_html_facts(const struct batch_game *game, struct strbuf *out)
{
	static const char *const names[] = {"Event", "Site",  "Date", "Round",
					    "Game",  "Rules", NULL};
	size_t n;

	for (n = 0; names[n] != NULL; n++) {
		struct text value = value_of(game, names[n]);

		if (value.length == 0)
			continue;
		if (text_is(text_of(names[n]), "Round")) {
			html_add(out, words_say(game->setup->catalog, "Round"));
			strbuf_add_char(out, ' ');
		}
		html_add(out, value);
		strbuf_add_string(out, " \xC2\xB7 ");
	}
	html_add(out, game->replay->claim.length > 0 ? game->replay->claim
						     : text_of("*"));
}

/* --- the frame --- */

static void
add_header(const struct batch_game *game, size_t number, const char *index,
	   struct strbuf *out)
{
	struct strbuf title = {0};

	strbuf_add_string(out, "<header>\n");
	if (index != NULL) {
		strbuf_format(out, "<nav><a href=\"%s\">", index);
		html_add(out, words_say(game->setup->catalog, "All games"));
		strbuf_add_string(out, "</a></nav>\n");
	}
	playback_html_title(game, number, &title);
	html_element(out, "h1", NULL, strbuf_text(&title));
	strbuf_add_string(out, "<p>");
	playback_html_facts(game, out);
	strbuf_add_string(out, "</p>\n</header>\n");
	strbuf_free(&title);
}

static const char *const view_values[VIEW_COUNT] = {
	[VIEW_ALL] = "all",
	[VIEW_WHITE] = "white",
	[VIEW_BLACK] = "black",
	[VIEW_PUBLIC] = "public",
};

static struct text
name_view(const struct catalog *catalog, enum view view)
{
	switch (view) {
	case VIEW_ALL:
		return words_say(catalog, "All");
	case VIEW_WHITE:
		return words_say(catalog, "White");
	case VIEW_BLACK:
		return words_say(catalog, "Black");
	case VIEW_PUBLIC:
		return words_say(catalog, "Public");
	case VIEW_COUNT:
		break;
	}
	return text_of("");
}

static void
add_view_switch(const struct playback *playback, const struct catalog *catalog,
		struct strbuf *out)
{
	size_t n;

	if (playback->view_count == 1)
		return;
	strbuf_add_string(out, "<fieldset class=\"views\">\n");
	html_element(out, "legend", NULL, words_say(catalog, "As seen by"));
	for (n = 0; n < playback->view_count; n++) {
		const struct playback_view *view = &playback->views[n];

		strbuf_format(out,
			      "<label><input type=\"radio\" name=\"view\" "
			      "value=\"%s\"%s/>",
			      view_values[view->view],
			      n == 0 ? " checked=\"checked\"" : "");
		html_add(out, name_view(catalog, view->view));
		strbuf_add_string(out, "</label>\n");
	}
	strbuf_add_string(out, "</fieldset>\n");
}

static void
add_button(const char *step, const char *sign, struct text word,
	   struct strbuf *out)
{
	strbuf_format(out,
		      "<button type=\"button\" data-step=\"%s\">"
		      "<span aria-hidden=\"true\">%s</span> ",
		      step, sign);
	html_add(out, word);
	strbuf_add_string(out, "</button>\n");
}

static void
add_controls(const struct catalog *catalog, struct strbuf *out)
{
	strbuf_add_string(out, "<div class=\"controls\" role=\"group\" "
			       "aria-label=\"");
	html_add(out, words_say(catalog, "Turns"));
	strbuf_add_string(out, "\">\n");
	add_button("first", "\xE2\x87\xA4", words_say(catalog, "First"), out);
	add_button("previous", "\xE2\x86\x90", words_say(catalog, "Previous"),
		   out);
	add_button("next", "\xE2\x86\x92", words_say(catalog, "Next"), out);
	add_button("last", "\xE2\x87\xA5", words_say(catalog, "Last"), out);
	strbuf_add_string(out, "</div>\n<p class=\"status unseen\" "
			       "role=\"status\"></p>\n");
}

static void
add_stage(const struct playback *playback, const struct batch_game *game,
	  struct strbuf *out)
{
	const struct catalog *catalog = game->setup->catalog;

	strbuf_add_string(out, "<section class=\"stage card\">\n");
	html_element(out, "h2", "unseen", words_say(catalog, "Board"));
	add_view_switch(playback, catalog, out);
	add_controls(catalog, out);
	playback_write_boards(playback, game, out);
	strbuf_add_string(out, "</section>\n");
}

static void
add_turns(const struct playback *playback, const struct batch_game *game,
	  struct strbuf *out)
{
	const struct catalog *catalog = game->setup->catalog;

	strbuf_add_string(out, "<nav class=\"turns card\" aria-label=\"");
	html_add(out, words_say(catalog, "Turns"));
	strbuf_add_string(out, "\">\n");
	html_element(out, "h2", NULL, words_say(catalog, "Turns"));
	playback_write_turns(playback, game, out);
	strbuf_add_string(out, "</nav>\n");
}

/* The page of a game that could not be set up. */
static void
add_boardless(const struct batch_game *game, struct strbuf *out)
{
	const struct playback_view view = {.diags = game->diags};
	const struct playback playback = {.views = {view}, .view_count = 1};

	playback_write_findings(&playback, game, out);
}

void
playback_html_write(const struct playback *playback,
		    const struct batch_game *game, size_t number,
		    const char *index, struct strbuf *out)
{
	struct strbuf title = {0}, style = {0};
	struct html_page page = {
		.language = setup_language(game->setup),
		.class = "game",
		.view = playback != NULL && playback->view_count > 1
				? view_values[playback->views[0].view]
				: NULL,
		.has_script = playback != NULL,
	};

	playback_html_title(game, number, &title);
	page.title = strbuf_text(&title);
	if (playback != NULL)
		game->replay->game->write_svg_style(&style);
	page.style = strbuf_text(&style);
	html_begin(out, &page);
	add_header(game, number, index, out);
	strbuf_add_string(out, "<main>\n");
	if (playback == NULL) {
		add_boardless(game, out);
	} else {
		playback_write_findings(playback, game, out);
		strbuf_add_string(out, "<div class=\"replay\">\n");
		add_stage(playback, game, out);
		add_turns(playback, game, out);
		strbuf_add_string(out, "</div>\n");
	}
	strbuf_add_string(out, "</main>\n");
	html_end(out, &page);
	strbuf_free(&style);
	strbuf_free(&title);
}
