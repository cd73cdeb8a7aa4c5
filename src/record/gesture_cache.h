/*
 * Gestures that were met before, taken apart: an archive has few different
 * ones.  Private to record/replay*.c.
 */
#ifndef RECORD_GESTURE_CACHE_H
#define RECORD_GESTURE_CACHE_H

#include <stdbool.h>

#include "base/text.h"

struct gesture;
struct gesture_cache;

struct gesture_cache *gesture_cache_new(void);
void gesture_cache_free(struct gesture_cache *cache);

/* False, and `gesture` as before: not met yet. */
bool gesture_cache_get(const struct gesture_cache *cache, struct text text,
		       struct gesture *gesture);
void gesture_cache_put(struct gesture_cache *cache, struct text text,
		       const struct gesture *gesture);

#endif
