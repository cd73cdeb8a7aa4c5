/*
 * The turns that a reader has met, taken apart: most turns of an archive are
 * written many times.  Private to record/notation*.c.
 */
#ifndef RECORD_NOTATION_CACHE_H
#define RECORD_NOTATION_CACHE_H

#include <stdbool.h>

#include "base/text.h"

struct fields;
struct notation_cache;

/* About 3 MB, most of it touched only when it is needed. */
struct notation_cache *notation_cache_new(void);
void notation_cache_free(struct notation_cache *cache);

/* The turn is wanted soon: has its entry fetched from memory meanwhile. */
void notation_cache_expect(const struct notation_cache *cache,
			   struct text turn);

/* False, and `fields` as before: not met yet. */
bool notation_cache_get(const struct notation_cache *cache, struct text turn,
			struct fields *fields);
void notation_cache_put(struct notation_cache *cache, struct text turn,
			const struct fields *fields);

#endif
