/*
 * Memory that is given back all at once: everything of one game.  The empty
 * value is {0}.
 */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>

#include "base/text.h"

struct arena_block;

struct arena {
	struct arena_block *blocks; /* newest first */
	char *next;
	size_t left;
};

/* `size` bytes, zeroed, aligned for any type.  Never NULL. */
void *arena_take(struct arena *arena, size_t size);

/* A copy of `text` that lives as long as the arena. */
struct text arena_copy(struct arena *arena, struct text text);

/*
 * Room for one more item of `size` bytes in an array of `count` items that
 * lives in the arena: returns the array, moved to twice the room when `count`
 * has filled it (`*capacity` is kept up to date).
 */
void *arena_grow(struct arena *arena, void *items, size_t count,
		 size_t *capacity, size_t size);

/* Forgets everything but keeps one block, for the next game. */
void arena_reset(struct arena *arena);
void arena_free(struct arena *arena);

#endif
