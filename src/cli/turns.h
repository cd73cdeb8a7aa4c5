/*
 * The legal turns of a position, in canonical text, sorted.
 */
#ifndef CLI_TURNS_H
#define CLI_TURNS_H

#include <stddef.h>

#include "base/strbuf.h"
#include "base/text.h"

struct board;

struct turn_line {
	size_t start, length;	  /* in the text */
	unsigned long long count; /* of the caller */
};

/* The empty value is {0}. */
struct turn_list {
	struct strbuf text;
	struct turn_line *lines;
	size_t count, capacity;
};

/* Appends one legal move of the board, with # when it wins for its mover. */
void turns_add(struct turn_list *list, const struct board *board,
	       const void *move, unsigned long long count);

/* Appends all of them. */
void turns_add_all(struct turn_list *list, const struct board *board);

/* By byte order of their texts. */
void turns_sort(struct turn_list *list);

struct text turns_text(const struct turn_list *list, size_t n);
void turns_free(struct turn_list *list);

#endif
