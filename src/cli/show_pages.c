/*
 * pinrec show --as html: games as pages that replay them.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/folder.h"
#include "cli/html.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/playback.h"
#include "cli/playback_html.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/show.h"
#include "record/replay.h"

static const char index_name[] = "index.html";

/* The games of a run; visited one after the other. */
struct gallery {
	struct folder *folder; /* NULL: one game, to the output */
	struct strbuf list;    /* of the pages that were written */
};

static void
add_entry(struct gallery *gallery, const struct batch_game *game, size_t number,
	  struct text name)
{
	struct strbuf *list = &gallery->list;
	struct strbuf title = {0};

	playback_html_title(game, number, &title);
	strbuf_format(list, "<li value=\"%zu\"><a href=\"", number);
	strbuf_add_text(list, name);
	strbuf_add_string(list, "\">");
	html_add(list, strbuf_text(&title));
	strbuf_add_string(list, "</a> <span class=\"soft\">");
	playback_html_facts(game, list);
	strbuf_add_string(list, "</span>");
	if (game->diags->error_count > 0) {
		strbuf_add_string(list, " <span class=\"bad\">");
		html_add(list,
			 words_say(game->setup->catalog, "something is wrong"));
		strbuf_add_string(list, "</span>");
	}
	strbuf_add_string(list, "</li>\n");
	strbuf_free(&title);
}

/* The number of the game in the input. */
static size_t
number_of(const struct batch_game *game)
{
	return game->page->games_before + game->page->games;
}

static void
put(struct gallery *gallery, struct batch_game *game, struct text bytes)
{
	struct strbuf name = {0};

	if (gallery->folder == NULL) {
		strbuf_add_text(&game->page->out.text, bytes);
		return;
	}
	strbuf_format(&name, "game-%zu.html", number_of(game));
	folder_write(gallery->folder, strbuf_text(&name), bytes);
	add_entry(gallery, game, number_of(game), strbuf_text(&name));
	strbuf_free(&name);
}

/* The page is written when the game's match has been told of it. */
static void
make_page(struct gallery *gallery, struct batch_game *game)
{
	const char *index = gallery->folder != NULL ? index_name : NULL;
	struct strbuf bytes = {0};
	struct playback playback;
	struct match_score score;

	if (game->has_board)
		playback_run(&playback, game);
	batch_join_match(game, &score);
	playback_html_write(game->has_board ? &playback : NULL, game,
			    number_of(game), index, &bytes);
	if (game->has_board)
		playback_end(&playback);
	put(gallery, game, strbuf_text(&bytes));
	strbuf_free(&bytes);
}

static void
visit(struct batch_game *game)
{
	struct gallery *gallery = game->context;
	unsigned nth = game->setup->options->nth;

	if (nth == 0 && gallery->folder == NULL)
		nth = 1;
	if (nth > 0 && number_of(game) != nth) {
		show_pass_over(game);
		return;
	}
	game->page->stops = nth > 0;
	make_page(gallery, game);
	batch_report(game, LEVEL_ERROR);
}

static void
write_index(const struct setup *setup, struct gallery *gallery)
{
	struct strbuf out = {0};
	struct html_page page = {
		.language = setup_language(setup),
		.class = "index",
		.title = words_say(setup->catalog, "Games"),
	};

	html_begin(&out, &page);
	strbuf_add_string(&out, "<header>\n");
	html_element(&out, "h1", NULL, page.title);
	strbuf_add_string(&out, "</header>\n<main class=\"card\">\n"
				"<ol class=\"contents\">\n");
	strbuf_add_text(&out, strbuf_text(&gallery->list));
	strbuf_add_string(&out, "</ol>\n</main>\n");
	html_end(&out, &page);
	folder_write(gallery->folder, text_of(index_name), strbuf_text(&out));
	strbuf_free(&out);
}

/* Where the games go is open. */
static enum exit_status
run(struct setup *setup, struct gallery *gallery, struct output *output)
{
	const struct options *options = setup->options;
	struct batch batch = {
		.setup = setup,
		.visit = visit,
		.context = gallery,
		.output = output,
		.is_serial = true,
	};

	batch_run(&batch, options->operands, options->operand_count);
	output_close(output, batch.has_printed);
	if (gallery->folder != NULL && gallery->list.length > 0)
		write_index(setup, gallery);
	if (gallery->folder != NULL && gallery->folder->failed)
		batch.has_trouble = true;
	if (options->nth > batch.games && batch.games > 0) {
		say_trouble("there is no game %u: the input has %zu",
			    options->nth, batch.games);
		batch.is_bad = true;
	}
	return batch_status(&batch);
}

enum exit_status
show_pages(struct setup *setup)
{
	const char *path = setup->options->output;
	bool is_folder = folder_is_meant(path);
	struct gallery gallery = {0};
	struct folder folder;
	struct output output;
	enum exit_status status;

	if (is_folder && !folder_open(&folder, path))
		return STATUS_TROUBLE;
	if (!output_open(&output, is_folder ? NULL : path))
		return STATUS_TROUBLE;
	if (is_folder)
		gallery.folder = &folder;
	status = run(setup, &gallery, &output);
	strbuf_free(&gallery.list);
	return status;
}
