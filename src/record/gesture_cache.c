/*
 * Gestures taken apart, by hash: two have room in a place, and a third takes
 * the room of the second.
 */
#include "record/gesture_cache.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "games/gestures.h"

enum {
	CACHE_PLACES = 16384,
	CACHE_ROOM = 2,
	TEXT_LEAST = 4, /* bytes of a text that is kept */
	TEXT_MOST = 8 * GESTURE_KEY_WORDS
};

/* As much as the machine fetches at once. */
struct cached {
	struct gesture gesture;
	uint64_t words[GESTURE_KEY_WORDS];
	uint64_t length;
};

struct place {
	struct cached room[CACHE_ROOM];
};

struct gesture_cache {
	struct place *places;
	void *memory;
};

enum { LINE = 64 };

struct gesture_cache *
gesture_cache_new(void)
{
	struct gesture_cache *cache = calloc(1, sizeof(*cache));
	size_t size = CACHE_PLACES * sizeof(struct place);
	uintptr_t start;

	if (cache != NULL)
		cache->memory = calloc(1, size + LINE);
	if (cache == NULL || cache->memory == NULL)
		out_of_memory();
	start = (uintptr_t)cache->memory;
	cache->places = (struct place *)(void *)((char *)cache->memory +
						 (LINE - start % LINE) % LINE);
	return cache;
}

void
gesture_cache_free(struct gesture_cache *cache)
{
	if (cache == NULL)
		return;
	free(cache->memory);
	free(cache);
}

static uint64_t
load_8(const char *bytes)
{
	uint64_t word;

	memcpy(&word, bytes, sizeof(word));
	return word;
}

static uint64_t
load_4(const char *bytes)
{
	uint32_t word;

	memcpy(&word, bytes, sizeof(word));
	return word;
}

/* Where its place would be. */
static size_t
find_place(const struct gesture_key *key)
{
	uint64_t hash = key->words[0] * 0x9E3779B97F4A7C15u;

	hash ^= key->words[1] * 0xC2B2AE3D27D4EB4Fu;
	hash ^= key->words[2] * 0x165667B19E3779F9u;
	hash ^= key->words[3] * 0x27D4EB2F165667C5u;
	hash ^= hash >> 32;
	return (hash * 0x9E3779B97F4A7C15u >> 40) % CACHE_PLACES;
}

static void
set_words(struct gesture_key *key, struct text text)
{
	const char *start = text.start;
	size_t length = text.length;

	if (length < 8) {
		key->words[0] = load_4(start) << 32 |
				load_4(start + length - 4);
		return;
	}
	key->words[0] = load_8(start);
	key->words[1] = load_8(start + length - 8);
	if (length > 16)
		key->words[2] = load_8(start + 8);
	if (length > 24)
		key->words[3] = load_8(start + 16);
}

void
gesture_cache_expect(const struct gesture_cache *cache, struct text text,
		     struct gesture_key *key)
{
	*key = (struct gesture_key){.length = 0};
	if (text.length < TEXT_LEAST || text.length > TEXT_MOST)
		return;
	key->length = text.length;
	set_words(key, text);
	key->place = find_place(key);
	__builtin_prefetch(&cache->places[key->place]);
}

static bool
is_same(const struct cached *cached, const struct gesture_key *key)
{
	const uint64_t *a = cached->words, *b = key->words;

	return ((a[0] ^ b[0]) | (a[1] ^ b[1]) | (a[2] ^ b[2]) | (a[3] ^ b[3]) |
		(cached->length ^ key->length)) == 0;
}

const struct gesture *
gesture_cache_get(const struct gesture_cache *cache,
		  const struct gesture_key *key)
{
	const struct place *place = &cache->places[key->place];
	size_t i;

	for (i = 0; i < CACHE_ROOM && key->length > 0; i++)
		if (is_same(&place->room[i], key))
			return &place->room[i].gesture;
	return NULL;
}

void
gesture_cache_put(struct gesture_cache *cache, const struct gesture_key *key,
		  const struct gesture *gesture)
{
	struct place *place = &cache->places[key->place];

	if (key->length == 0)
		return;
	place->room[1] = place->room[0];
	place->room[0].gesture = *gesture;
	memcpy(place->room[0].words, key->words, sizeof(key->words));
	place->room[0].length = key->length;
}
