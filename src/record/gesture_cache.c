/*
 * Gestures taken apart, by hash: each has one place, and the last one that
 * came there stays.
 */
#include "record/gesture_cache.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "games/gestures.h"

enum { CACHE_PLACES = 16384, TEXT_BYTES = 32 };

/* The text is filled up with zeros; its length stands in the last byte. */
struct cached {
	uint64_t text[TEXT_BYTES / sizeof(uint64_t)];
	struct gesture gesture;
};

struct gesture_cache {
	struct cached places[CACHE_PLACES];
};

struct gesture_cache *
gesture_cache_new(void)
{
	struct gesture_cache *cache = calloc(1, sizeof(*cache));

	if (cache == NULL)
		out_of_memory();
	return cache;
}

void
gesture_cache_free(struct gesture_cache *cache)
{
	free(cache);
}

/* False: too long to be kept. */
static bool
make_key(struct text text, uint64_t key[TEXT_BYTES / sizeof(uint64_t)],
	 size_t *place)
{
	static const uint64_t odd = 0x9E3779B97F4A7C15u;
	unsigned char bytes[TEXT_BYTES] = {0};
	uint64_t hash = 0;
	size_t i;

	if (text.length == 0 || text.length >= TEXT_BYTES)
		return false;
	memcpy(bytes, text.start, text.length);
	bytes[TEXT_BYTES - 1] = (unsigned char)text.length;
	memcpy(key, bytes, sizeof(bytes));
	for (i = 0; i < TEXT_BYTES / sizeof(uint64_t); i++) {
		hash = (hash ^ key[i]) * odd;
		hash ^= hash >> 32;
	}
	*place = hash % CACHE_PLACES;
	return true;
}

static bool
is_same(const uint64_t *a, const uint64_t *b)
{
	return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) |
		(a[3] ^ b[3])) == 0;
}

bool
gesture_cache_get(const struct gesture_cache *cache, struct text text,
		  struct gesture *gesture)
{
	uint64_t key[TEXT_BYTES / sizeof(uint64_t)];
	size_t place;

	if (!make_key(text, key, &place) ||
	    !is_same(cache->places[place].text, key))
		return false;
	*gesture = cache->places[place].gesture;
	return true;
}

void
gesture_cache_put(struct gesture_cache *cache, struct text text,
		  const struct gesture *gesture)
{
	uint64_t key[TEXT_BYTES / sizeof(uint64_t)];
	size_t place;

	if (!make_key(text, key, &place))
		return;
	memcpy(cache->places[place].text, key, sizeof(key));
	cache->places[place].gesture = *gesture;
}
