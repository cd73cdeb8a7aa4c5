/*
 * The games there are.
 */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include <stddef.h>

#include "base/text.h"

struct game;

/* Each in the file of its name; only games.c knows them all. */
extern const struct game plateau_game;
extern const struct game plakoto_game;

/* Finds a value of the Game tag, case ignored; NULL when there is none. */
const struct game *games_find(struct text name, size_t *variant);

/* The n-th game from 0; NULL after the last. */
const struct game *games_get(size_t n);

/* The game that a position, right or wrong, is of; the first in doubt. */
const struct game *games_resembling(struct text position);

/*
 * Another game whose rules have that word, "name=value" or a preset; NULL when
 * none has.
 */
const struct game *games_knowing_rule(const struct game *but, struct text word);

/* The known name nearest to `name`, or NULL. */
const char *games_nearest(struct text name);

#endif
