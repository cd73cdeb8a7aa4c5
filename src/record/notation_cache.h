/*
 * The turns that a reader has met, taken apart: most turns of an archive are
 * written many times.  Private to record/notation*.c.
 */
#ifndef RECORD_NOTATION_CACHE_H
#define RECORD_NOTATION_CACHE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/text.h"

struct fields;
struct notation_cache;

/* About 3 MB, most of it touched only when it is needed. */
struct notation_cache *notation_cache_new(void);
void notation_cache_free(struct notation_cache *cache);

uint32_t notation_cache_hash(struct text turn);

/* `hash` is that of the turn.  False, and `fields` as before: not met yet. */
bool notation_cache_get(const struct notation_cache *cache, uint32_t hash,
			struct text turn, struct fields *fields);
void notation_cache_put(struct notation_cache *cache, uint32_t hash,
			struct text turn, const struct fields *fields);

#endif
