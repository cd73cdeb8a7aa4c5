/*
 * The turns that a thread has met in one notation, as moves: most turns of an
 * archive are written many times.
 */
#ifndef RECORD_TURN_CACHE_H
#define RECORD_TURN_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct fields;
struct turn_cache;

/* What the words of a turn say that its move does not.  Small: see the cache. */
struct turn_words {
	bool wins : 1;	      /* by the mark # */
	bool has_glyph : 1;   /* in the same word */
	bool shows : 1;	      /* pieces that the turn has shown */
	bool is_unknown : 1;  /* some face is left out, */
	bool enters_some : 1; /* one of a piece that enters */
	uint8_t dice[2];      /* higher first; or 0, 0 */
};

/* About 4 MB, most of it touched only when it is needed. */
struct turn_cache *turn_cache_new(void);
void turn_cache_free(struct turn_cache *cache);

/*
 * The turn will be wanted: has memory fetched where it may be.  That can take as
 * long as several turns.
 */
void turn_cache_expect(const struct turn_cache *cache, struct text turn);

/* False, and all as it was: not met yet. */
bool turn_cache_get(const struct turn_cache *cache, struct text turn,
		    unsigned dialect, struct turn_words *words, void *move);

/* Keeps the first `size` bytes of the move, unless that is too much. */
void turn_cache_put(struct turn_cache *cache, struct text turn,
		    unsigned dialect, const struct turn_words *words,
		    const void *move, size_t size);

#endif
