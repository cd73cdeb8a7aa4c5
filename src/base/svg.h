/*
 * Writing SVG: elements, one a line, with classes for their looks.  Nothing
 * has an id, so several drawings can stand in one page, and all rules of style
 * begin with the class of the root.  Coordinates are whole pixels, x to the
 * right and y down.
 */
#ifndef BASE_SVG_H
#define BASE_SVG_H

#include "base/text.h"

struct strbuf;

struct svg_point {
	int x, y;
};

struct svg_box {
	int x, y, width, height;
};

/* Text of an element: markup escaped, what XML forbids made U+FFFD. */
void svg_add_escaped(struct strbuf *out, struct text text);

/*
 * Opens the drawing: what it is, in a title and a description that screen
 * readers read out, and a sheet of paper under it.  `name` is a class beside
 * that of the rules of style.
 */
void svg_open(struct strbuf *out, const char *name, int width, int height);
void svg_describe(struct strbuf *out, struct text title,
		  struct text description);
void svg_close(struct strbuf *out);

/*
 * The rules of style that all drawings share, and those of one kind: by day,
 * and what is different on a dark screen (printed, it is always day).
 */
void svg_style(struct strbuf *out, const char *day, const char *night);

/* `title` is what a pointer that rests on the group brings up; or empty. */
void svg_group(struct strbuf *out, const char *class, struct text title);
void svg_group_end(struct strbuf *out);

void svg_rect(struct strbuf *out, const char *class, struct svg_box box,
	      int radius);
void svg_circle(struct strbuf *out, const char *class, struct svg_point centre,
		int radius);
void svg_line(struct strbuf *out, const char *class, struct svg_point from,
	      struct svg_point to);

/* `format` makes the path data, as of printf. */
void svg_path(struct strbuf *out, const char *class, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

/* Text on a line that begins, ends or has its middle at a point: by class. */
void svg_text(struct strbuf *out, const char *class, struct svg_point at,
	      struct text text);
void svg_number(struct strbuf *out, const char *class, struct svg_point at,
		unsigned number);

/* On the way between two points, the one so far before the end. */
struct svg_point svg_before(struct svg_point from, struct svg_point to,
			    int distance);

/* The head of an arrow: its tip is at `tip`, and it comes from `from`. */
enum { SVG_HEAD_LENGTH = 15 };
void svg_arrow_head(struct strbuf *out, const char *class,
		    struct svg_point from, struct svg_point tip);

/*
 * The front of `text` that takes at most so many columns: wide characters
 * count as two, whatever the locale says.
 */
struct text svg_cut(struct text text, size_t columns);

#endif
