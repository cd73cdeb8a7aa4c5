/*
 * The part of a source line that is shown around a place.
 */
#ifndef CLI_EXCERPT_H
#define CLI_EXCERPT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct cursor;
struct strbuf;

struct excerpt {
	struct text text;
	bool cut_before, cut_behind; /* more of the line is there */
	size_t caret; /* columns before the place, dots included */
	size_t width; /* columns of the place, at least 1 */
};

/* Around the cursor; `length` bytes there are marked. */
void excerpt_take(struct excerpt *excerpt, const struct cursor *cursor,
		  size_t length);

/* Appends the text with dots where it was cut; nothing in it can steer. */
void excerpt_write_line(const struct excerpt *excerpt, struct strbuf *out);

#endif
