/*
 * Pages: head, style, script, and text in them.
 */
#include "cli/html.h"

#include <stddef.h>
#include <string.h>

#include "base/catalog.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "base/svg.h"
#include "record/builtin.h"

/* Nothing is fetched from anywhere, whatever stands in a record. */
static const char policy[] =
	"<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
	"'none'; img-src data:; style-src 'unsafe-inline'; script-src "
	"'unsafe-inline'; base-uri 'none'; form-action 'none'\"/>\n";

/* A file of this folder, which was built into the program. */
static void
add_file(struct strbuf *out, const char *name)
{
	const struct builtin *file;

	for (file = builtin_files; file->name != NULL; file++)
		if (text_is(text_of(name), file->name))
			strbuf_add(out, file->bytes, file->length);
}

void
html_add(struct strbuf *out, struct text text)
{
	svg_add_escaped(out, text);
}

void
html_element(struct strbuf *out, const char *name, const char *class,
	     struct text text)
{
	strbuf_format(out, "<%s", name);
	if (class != NULL)
		strbuf_format(out, " class=\"%s\"", class);
	strbuf_add_char(out, '>');
	html_add(out, text);
	strbuf_format(out, "</%s>\n", name);
}

void
html_begin(struct strbuf *out, const struct html_page *page)
{
	strbuf_format(out,
		      "<!DOCTYPE html>\n"
		      "<html xmlns=\"http://www.w3.org/1999/xhtml\" "
		      "lang=\"%s\">\n<head>\n<meta charset=\"utf-8\"/>\n",
		      page->language);
	strbuf_add_string(out, policy);
	strbuf_add_string(out, "<meta name=\"viewport\" content=\"width=device-"
			       "width, initial-scale=1\"/>\n"
			       "<link rel=\"icon\" href=\"data:,\"/>\n");
	html_element(out, "title", NULL, page->title);
	strbuf_add_string(out, "<style>\n");
	add_file(out, "html.css");
	strbuf_add_string(out, "</style>\n");
	strbuf_add_text(out, page->style);
	strbuf_format(out, "</head>\n<body class=\"%s\"", page->class);
	if (page->view != NULL)
		strbuf_format(out, " data-view=\"%s\"", page->view);
	strbuf_add_string(out, ">\n");
}

void
html_end(struct strbuf *out, const struct html_page *page)
{
	if (page->has_script) {
		strbuf_add_string(out, "<script>\n");
		add_file(out, "html.js");
		strbuf_add_string(out, "</script>\n");
	}
	strbuf_add_string(out, "</body>\n</html>\n");
}

/* The length of the line at the front of the text, with its end. */
static size_t
line_length(struct text text)
{
	size_t n = 0;

	while (n < text.length && text.start[n] != '\n' &&
	       text.start[n] != '\r')
		n++;
	if (n + 1 < text.length && text.start[n] == '\r' &&
	    text.start[n + 1] == '\n')
		n++;
	return n < text.length ? n + 1 : n;
}

void
html_add_line(struct strbuf *out, struct text text)
{
	while (text.length > 0) {
		struct text line = {text.start, line_length(text)};

		text.start += line.length;
		text.length -= line.length;
		html_add(out, text_trim(line));
		if (text.length > 0)
			strbuf_add_char(out, '\n');
	}
}

/* Takes the lines up to an empty one off the front. */
static struct text
next_paragraph(struct text *rest)
{
	size_t length = 0;

	while (length < rest->length) {
		struct text line = text_slice(*rest, length, rest->length);

		line.length = line_length(line);
		length += line.length;
		if (text_trim(line).length == 0)
			break;
	}
	*rest = (struct text){rest->start + length, rest->length - length};
	return (struct text){rest->start - length, length};
}

void
html_paragraphs(struct strbuf *out, const char *class, const char *language,
		struct text text)
{
	while (text.length > 0) {
		struct text part = text_trim(next_paragraph(&text));

		if (part.length == 0)
			continue;
		strbuf_add_string(out, "<p");
		if (class != NULL)
			strbuf_format(out, " class=\"%s\"", class);
		if (language != NULL)
			strbuf_format(out, " lang=\"%s\"", language);
		strbuf_add_char(out, '>');
		html_add_line(out, part);
		strbuf_add_string(out, "</p>\n");
	}
}

void
html_add_address(struct strbuf *out, struct text name)
{
	static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
				    "abcdefghijklmnopqrstuvwxyz0123456789-._~";
	size_t n;

	for (n = 0; n < name.length; n++) {
		if (memchr(plain, name.start[n], sizeof(plain) - 1) != NULL)
			strbuf_add_char(out, name.start[n]);
		else
			strbuf_format(out, "%%%02X",
				      (unsigned)(unsigned char)name.start[n]);
	}
}

void
html_add_finding(struct strbuf *out, const struct finding *finding,
		 const struct catalog *catalog)
{
	struct text rule = finding_rule(finding);

	html_add(out, finding->message);
	strbuf_format(out, " <code>[%s", diag_row(finding->id)->id);
	if (rule.length > 0) {
		strbuf_add_string(out, ", ");
		html_add(out, words_say(catalog, "rule"));
		strbuf_add_char(out, ' ');
		html_add(out, rule);
	}
	strbuf_add_string(out, "]</code>");
	if (finding->hint.length == 0)
		return;
	strbuf_add_string(out, " (");
	html_add(out, words_say(catalog, "near by"));
	strbuf_add_string(out, ": <code>");
	html_add(out, finding->hint);
	strbuf_add_string(out, "</code>)");
}
