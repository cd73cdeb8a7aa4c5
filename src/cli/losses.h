/*
 * What conversion had to leave out, counted for each file.
 */
#ifndef CLI_LOSSES_H
#define CLI_LOSSES_H

#include <stdbool.h>
#include <stddef.h>

#include "record/container.h"

struct catalog;
struct diags;
struct strbuf;

struct losses {
	size_t count[LOSS_COUNT]; /* how many were left out */
	size_t games[LOSS_COUNT]; /* of how many games */
};

/* Adds the losses of one game: how many of each. */
void losses_add_game(struct losses *losses, const size_t lost[LOSS_COUNT]);

/* Adds those of a part of the file. */
void losses_add(struct losses *losses, const struct losses *more);

/*
 * Appends "12 variations, 3 glyphs", as the catalog says it; nothing when
 * nothing was lost.  With `has_games` it goes on with "... in 2 games".
 */
void losses_write(const struct losses *losses, bool has_games,
		  const struct catalog *catalog, struct strbuf *out);

/*
 * For --lossless: makes errors of findings which say that a part of the input
 * was passed over.  Whether there are any.
 */
bool losses_raise(struct diags *diags);

#endif
