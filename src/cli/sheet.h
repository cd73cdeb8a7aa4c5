/*
 * Output of one stretch.  What it says of games by number is filled in when it
 * is printed: only then is it known how many games came before.
 */
#ifndef CLI_SHEET_H
#define CLI_SHEET_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/strbuf.h"

struct catalog;

/*
 * A part of the text that is printed or left out as a whole.  In it the bytes
 * from `cut` to `rest` name the game, whose number belongs at `number`; all
 * three are equal to `start` when no game is named.
 */
struct block {
	size_t start, end;
	enum level level;
	size_t errors; /* that it stands for, besides itself */
	size_t game;   /* in its stretch, from 1; 0: none is named */
	size_t cut, number, rest;
};

/* The empty value is {0}. */
struct sheet {
	struct strbuf text;
	struct block *blocks;
	size_t count, capacity;
};

/*
 * What stands before and behind the number in such words as "game {number}", as
 * the catalog says them.
 */
void sheet_split_number(const struct catalog *catalog, const char *english,
			struct text *before, struct text *behind);

void sheet_clear(struct sheet *sheet);
void sheet_free(struct sheet *sheet);

/* Begins a block at the end of the text.  Valid until the next begin. */
struct block *sheet_begin(struct sheet *sheet, enum level level);

/* Ends the block begun last. */
void sheet_end(struct sheet *sheet);

/*
 * Appends the block as it is printed: `before` games of the file came before
 * those of the stretch; naming the game is left out when it `is_single`.
 */
void sheet_write_block(const struct sheet *sheet, const struct block *block,
		       size_t before, bool is_single, struct strbuf *out);

#endif
