/*
 * The lines of a text, whatever their ends are: LF, CR, CRLF and LFCR.
 */
#ifndef RECORD_LINE_H
#define RECORD_LINE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct text_line {
	size_t start;	  /* of the line in the bytes */
	struct text text; /* without blanks and byte order mark at its ends */
	size_t offset;	  /* of `text` in the bytes */
	bool is_whole;	  /* its end is there: more bytes change nothing */
};

/* Takes the line that begins at `*at` and moves that behind it. */
bool line_next(struct text bytes, size_t *at, struct text_line *line);

/*
 * The column, from 0, of the byte at `offset` of the line that begins at
 * `start`: a tab goes on to the next multiple of eight.
 */
size_t line_column(struct text bytes, size_t start, size_t offset);

static inline bool
line_is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r') || c == 0x1A;
}

static inline bool
line_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The digits at the start of `text`; empty when there are none. */
struct text line_digits(struct text text);

#endif
