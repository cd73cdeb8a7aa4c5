/*
 * Random legal games as records: material for tests and measurements.
 */
#ifndef RECORD_RANDOMGAME_H
#define RECORD_RANDOMGAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct game;
struct notation;
struct strbuf;

struct random_setup {
	const struct game *game;
	size_t variant; /* index into game->variants */
	const void *rules;
	struct text rules_words; /* what the Rules tag says; empty: no tag */
	const struct notation *notation;
	unsigned turns_most;
};

/*
 * Plays one game from the start and appends it in canonical form.  The same
 * seed gives the same game; `*seed` is moved on.  A game that is not over
 * after `turns_most` turns is resigned, drawn or left open.  Returns whether
 * it came to its end on the board.
 */
bool random_game(const struct random_setup *setup, uint64_t *seed,
		 struct strbuf *out);

#endif
