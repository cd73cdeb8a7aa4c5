/*
 * Repeated positions in a line of play.
 */
#ifndef RECORD_REPETITION_H
#define RECORD_REPETITION_H

#include <stdbool.h>
#include <stddef.h>

struct game;

/*
 * `positions` are those of a line, `count` of them one after the other, the
 * last one just reached.  Whether it has occurred as often as the game's
 * rules allow, so that the line ends with it.
 */
bool repetition_is_reached(const struct game *game, const void *positions,
			   size_t count);

#endif
