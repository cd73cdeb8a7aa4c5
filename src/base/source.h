/*
 * Bytes of an input and where they stood: from an offset to line and column.
 */
#ifndef BASE_SOURCE_H
#define BASE_SOURCE_H

#include <stddef.h>

#include "base/text.h"

/* A stretch of a file (whole games) that offsets of findings count in. */
struct source {
	const char *name; /* as given by the user; "-" for standard input */
	struct text bytes;
	size_t first_line; /* line number in the file of bytes[0], from 1 */
};

struct place {
	size_t line;	  /* from 1 */
	size_t column;	  /* in characters, from 1 */
	struct text text; /* the whole line, without its end */
	size_t start;	  /* where in that line the place is, in bytes */
};

/*
 * The place of a byte of a line end is the end of its line; an offset behind
 * the last byte is taken as the end of the source.  A byte order mark at the
 * start of a line is not part of it.  Line ends are LF, CR, CRLF and LFCR.
 * Costs the distance from the start of the source: for findings, not for every
 * turn.
 */
struct place source_place(const struct source *source, size_t offset);

#endif
