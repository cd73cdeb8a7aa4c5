/*
 * The positions of the line that is being played, to count how often one has
 * occurred.  Private to record/replay*.c.
 */
#ifndef RECORD_REPLAY_HISTORY_H
#define RECORD_REPLAY_HISTORY_H

#include <stddef.h>
#include <stdint.h>

struct arena;
struct game;
struct history_entry;
struct strbuf;

/* The empty value is {0}.  Everything lives in the arena. */
struct history {
	struct history_entry *entries;
	size_t count, capacity;
	size_t made;	   /* entries that have a position of their own */
	size_t *heads;	   /* newest entry of each slot, plus 1; 0: none */
	size_t head_count; /* a power of two */
};

/*
 * Adds a position and returns how often it has occurred, this time included.
 * `words` is used up for writing.
 */
unsigned history_add(struct history *history, const struct game *game,
		     const void *position, struct arena *arena,
		     struct strbuf *words);

/* Forgets the newest positions until `count` are left. */
void history_cut(struct history *history, size_t count);

#endif
