/*
 * Gestures that were met before, taken apart: an archive has few different
 * ones.  Private to record/replay*.c.
 */
#ifndef RECORD_GESTURE_CACHE_H
#define RECORD_GESTURE_CACHE_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct gesture;
struct gesture_cache;

enum { GESTURE_KEY_WORDS = 4 };

/*
 * All bytes of a text of known length: the first and the last eight, which may
 * overlap, and those between.
 */
struct gesture_key {
	uint64_t words[GESTURE_KEY_WORDS];
	uint64_t length; /* 0: it is not kept */
	size_t place;
};

struct gesture_cache *gesture_cache_new(void);
void gesture_cache_free(struct gesture_cache *cache);

/*
 * The key of a gesture that is wanted soon: has it fetched from memory
 * meanwhile.
 */
void gesture_cache_expect(const struct gesture_cache *cache, struct text text,
			  struct gesture_key *key);

/* NULL: not met yet.  Valid until the next one is put in. */
const struct gesture *gesture_cache_get(const struct gesture_cache *cache,
					const struct gesture_key *key);
void gesture_cache_put(struct gesture_cache *cache,
		       const struct gesture_key *key,
		       const struct gesture *gesture);

#endif
