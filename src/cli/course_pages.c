/*
 * Lessons on their way to pages.
 */
#include "cli/course_pages.h"

#include <string.h>

#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/folder.h"
#include "cli/html.h"
#include "cli/output.h"
#include "cli/setup.h"
#include "cli/teaching.h"

static const char index_name[] = "index.html";

/* --- collecting --- */

/* "lessons/01-pieces.yaml" to "01-pieces". */
static struct text
stem_of(const char *path)
{
	const char *slash = strrchr(path, '/');
	struct text stem = text_of(slash != NULL ? slash + 1 : path);

	if (text_ends(stem, ".yaml"))
		stem.length -= strlen(".yaml");
	else if (text_ends(stem, ".yml"))
		stem.length -= strlen(".yml");
	return stem;
}

static bool
is_taken(const struct course_pages *pages, struct text name)
{
	size_t n;

	for (n = 0; n < pages->count; n++)
		if (text_equals(pages->pages[n].name, name))
			return true;
	return text_is(name, index_name);
}

/* A name that no page has: "pieces.html", else "pieces-7.html". */
static struct text
choose_name(struct course_pages *pages, const char *path)
{
	struct text stem = stem_of(path), chosen;
	struct strbuf name = {0};
	size_t n = pages->count;

	strbuf_add_text(&name, stem);
	strbuf_add_string(&name, ".html");
	while (is_taken(pages, strbuf_text(&name))) {
		strbuf_clear(&name);
		strbuf_add_text(&name, stem);
		strbuf_format(&name, "-%zu.html", ++n);
	}
	chosen = arena_copy(&pages->arena, strbuf_text(&name));
	strbuf_free(&name);
	return chosen;
}

void
course_pages_add(struct course_pages *pages, struct teaching *teaching,
		 const char *path)
{
	struct lesson_page page = {.name = choose_name(pages, path)};
	struct strbuf text = {0}, id = {0};
	bool is_fallback;

	strbuf_format(&id, "lesson-%zu", pages->count + 1);
	strbuf_add_char(&id, '\0');
	page.game = lesson_html_write(teaching, id.bytes, &text);
	page.body = arena_copy(&pages->arena, strbuf_text(&text));
	page.title = arena_copy(&pages->arena,
				lesson_say(&teaching->lesson->title,
					   teaching->language, &is_fallback));
	pages->pages = arena_grow(&pages->arena, pages->pages, pages->count,
				  &pages->capacity, sizeof(page));
	pages->pages[pages->count++] = page;
	strbuf_free(&text);
	strbuf_free(&id);
}

void
course_pages_free(struct course_pages *pages)
{
	arena_free(&pages->arena);
}

/* --- writing --- */

static void
add_link(struct text address, bool is_file, struct text label,
	 struct text title, struct strbuf *out)
{
	strbuf_add_string(out, "<a href=\"");
	if (is_file)
		html_add_address(out, address);
	else
		strbuf_add_text(out, address);
	strbuf_add_string(out, "\">");
	html_add(out, label);
	if (label.length > 0 && title.length > 0)
		strbuf_add_string(out, ": ");
	html_add_line(out, title);
	strbuf_add_string(out, "</a>\n");
}

/* To the lessons before and behind, and to the contents. */
static void
add_onward(const struct course_pages *pages, size_t at,
	   const struct catalog *catalog, struct strbuf *out)
{
	const struct lesson_page *page = &pages->pages[at];
	struct text none = {"", 0};

	strbuf_add_string(out, "<nav class=\"onward\" aria-label=\"");
	html_add(out, words_say(catalog, "Lessons"));
	strbuf_add_string(out, "\">\n");
	if (at > 0)
		add_link(page[-1].name, true, words_say(catalog, "Previous"),
			 page[-1].title, out);
	add_link(text_of(index_name), true, words_say(catalog, "Contents"),
		 none, out);
	if (at + 1 < pages->count)
		add_link(page[1].name, true, words_say(catalog, "Next"),
			 page[1].title, out);
	strbuf_add_string(out, "</nav>\n");
}

static void
write_lesson(const struct course_pages *pages, size_t at,
	     const struct setup *setup, struct folder *folder)
{
	const struct lesson_page *lesson = &pages->pages[at];
	struct strbuf out = {0}, style = {0};
	struct html_page page = {
		.language = setup_language(setup),
		.class = "lessons",
		.title = lesson->title,
	};

	if (lesson->game != NULL)
		lesson->game->write_svg_style(&style);
	page.style = strbuf_text(&style);
	html_begin(&out, &page);
	strbuf_add_string(&out, "<main>\n");
	strbuf_add_text(&out, lesson->body);
	strbuf_add_string(&out, "</main>\n");
	add_onward(pages, at, setup->catalog, &out);
	html_end(&out, &page);
	folder_write(folder, lesson->name, strbuf_text(&out));
	strbuf_free(&out);
	strbuf_free(&style);
}

/* A list of all lessons: of their files, or of places in this page. */
static void
add_contents(const struct course_pages *pages, bool is_folder,
	     struct strbuf *out)
{
	struct strbuf address = {0};
	struct text none = {"", 0};
	size_t n;

	strbuf_add_string(out, "<ol class=\"contents\">\n");
	for (n = 0; n < pages->count; n++) {
		const struct lesson_page *page = &pages->pages[n];

		strbuf_clear(&address);
		strbuf_format(&address, "#lesson-%zu", n + 1);
		strbuf_add_string(out, "<li>");
		add_link(is_folder ? page->name : strbuf_text(&address),
			 is_folder, none, page->title, out);
		strbuf_add_string(out, "</li>\n");
	}
	strbuf_add_string(out, "</ol>\n");
	strbuf_free(&address);
}

static void
write_contents(const struct course_pages *pages, const struct setup *setup,
	       struct folder *folder)
{
	struct strbuf out = {0};
	struct html_page page = {
		.language = setup_language(setup),
		.class = "lessons",
		.title = words_say(setup->catalog, "Lessons"),
	};

	html_begin(&out, &page);
	html_element(&out, "h1", NULL, page.title);
	strbuf_add_string(&out, "<main class=\"card\">\n");
	add_contents(pages, true, &out);
	strbuf_add_string(&out, "</main>\n");
	html_end(&out, &page);
	folder_write(folder, text_of(index_name), strbuf_text(&out));
	strbuf_free(&out);
}

void
course_pages_write_folder(const struct course_pages *pages,
			  const struct setup *setup, struct folder *folder)
{
	size_t n;

	for (n = 0; n < pages->count; n++)
		write_lesson(pages, n, setup, folder);
	if (pages->count > 0)
		write_contents(pages, setup, folder);
}

/* The style of each game that has a picture, once. */
static void
add_styles(const struct course_pages *pages, struct strbuf *out)
{
	size_t n, i;

	for (n = 0; n < pages->count; n++) {
		const struct game *game = pages->pages[n].game;

		for (i = 0; i < n && pages->pages[i].game != game; i++)
			continue;
		if (i == n && game != NULL)
			game->write_svg_style(out);
	}
}

void
course_pages_write(const struct course_pages *pages, const struct setup *setup,
		   struct output *output)
{
	struct strbuf out = {0}, style = {0};
	struct html_page page = {
		.language = setup_language(setup),
		.class = "lessons",
		.title = words_say(setup->catalog, "Lessons"),
	};
	size_t n;

	if (pages->count == 0)
		return;
	if (pages->count == 1)
		page.title = pages->pages[0].title;
	add_styles(pages, &style);
	page.style = strbuf_text(&style);
	html_begin(&out, &page);
	strbuf_add_string(&out, "<main>\n");
	if (pages->count > 1)
		add_contents(pages, false, &out);
	for (n = 0; n < pages->count; n++)
		strbuf_add_text(&out, pages->pages[n].body);
	strbuf_add_string(&out, "</main>\n");
	html_end(&out, &page);
	output_write(output, strbuf_text(&out));
	strbuf_free(&out);
	strbuf_free(&style);
}
