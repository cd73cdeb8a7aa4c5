/*
 * Walks through a source from place to place, so that many findings cost one
 * pass over it, however long its lines are.
 */
#ifndef CLI_CURSOR_H
#define CLI_CURSOR_H

#include <stddef.h>

#include "base/text.h"

/* Line ends are those of source_place. */
struct cursor {
	struct text bytes;
	size_t offset;
	size_t line;	   /* from 1 */
	size_t line_start; /* offset of the line's first byte */
	size_t column;	   /* in characters, from 1 */
};

/* At the start of `bytes`, which is at line and column given. */
void cursor_start(struct cursor *cursor, struct text bytes, size_t line,
		  size_t column);

/* Moves forward; to an earlier offset it does not move. */
void cursor_move(struct cursor *cursor, size_t offset);

#endif
