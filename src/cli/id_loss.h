/*
 * What the id of a position does not say of it.
 */
#ifndef CLI_ID_LOSS_H
#define CLI_ID_LOSS_H

#include <stdbool.h>

struct arena;
struct batch_game;
struct board;
struct game;
struct problem;
struct setup;

/*
 * Whether the id of the position, in a game that has ids, is that of another
 * one when it is read; then `problem` has it as the fact "position".
 */
bool id_loses(const struct game *rules, const void *position,
	      struct arena *arena, struct problem *problem);

/* Notes that on standard error. */
void id_tell_loss(struct batch_game *game, const struct problem *problem);

/* The same of the position that was given, if its id loses anything. */
void id_tell_position(const struct setup *setup, const struct board *board);

#endif
