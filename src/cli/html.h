/*
 * Pages: what all of them share.  A page is one file that needs no other: its
 * style and its script stand in it.  It is well-formed XML, too.
 */
#ifndef CLI_HTML_H
#define CLI_HTML_H

#include <stdbool.h>

#include "base/text.h"

struct catalog;
struct finding;
struct strbuf;

struct html_page {
	const char *language; /* of the words: "en" */
	const char *class;    /* of the body: what kind of page it is */
	const char *view; /* whose sight is shown first; NULL: there is one */
	struct text title;
	struct text style; /* of its pictures: elements; or empty */
	bool has_script;
};

/* Up to what the page says, and behind it. */
void html_begin(struct strbuf *out, const struct html_page *page);
void html_end(struct strbuf *out, const struct html_page *page);

/* Text as it is shown: markup escaped, steering characters U+FFFD. */
void html_add(struct strbuf *out, struct text text);

/* "sentence [distance, rule 24] (near by: b4>c4)" */
void html_add_finding(struct strbuf *out, const struct finding *finding,
		      const struct catalog *catalog);

/* The name of a file beside the page, for a link. */
void html_add_address(struct strbuf *out, struct text name);

/* Text on one line: blanks for line ends. */
void html_add_line(struct strbuf *out, struct text text);

/* An element with nothing but text in it; `class` NULL: it has none. */
void html_element(struct strbuf *out, const char *name, const char *class,
		  struct text text);

/*
 * A paragraph for each part of the text between empty lines.  `language` NULL:
 * that of the page.
 */
void html_paragraphs(struct strbuf *out, const char *class,
		     const char *language, struct text text);

#endif
