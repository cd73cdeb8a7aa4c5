/*
 * Turns taken apart, by hash.
 */
#include "record/notation_cache.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/fields.h"
#include "base/strbuf.h"

/*
 * The row of a turn follows from its hash, its place in the row is free; when
 * a row is full, turns leave it in turn.  An entry holds the turn, the values
 * and their bytes, one behind the other; what needs more room is not kept.
 */
enum { CACHE_ROWS = 2048, CACHE_ROW = 4, CACHE_BYTES = 104, CACHE_BLOCK = 16 };

struct cached {
	uint8_t turn_length; /* 0: nothing is here */
	uint8_t kind, value_count, byte_count;
	/* Whole blocks are copied, which may run over the end. */
	unsigned char bytes[CACHE_BYTES + CACHE_BLOCK];
};

struct notation_cache {
	uint32_t hashes[CACHE_ROWS][CACHE_ROW];
	struct cached entries[CACHE_ROWS][CACHE_ROW];
	unsigned next; /* who leaves a full row */
};

struct notation_cache *
notation_cache_new(void)
{
	struct notation_cache *cache = calloc(1, sizeof(*cache));

	if (!cache)
		out_of_memory();
	return cache;
}

void
notation_cache_free(struct notation_cache *cache)
{
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

/* The last bytes of a turn, at most eight; they may overlap in the word. */
static uint64_t
load_end(const char *bytes, size_t count)
{
	const unsigned char *at = (const unsigned char *)bytes;

	if (count >= 4)
		return load_4(bytes) << 32 | load_4(bytes + count - 4);
	if (count == 0)
		return 0;
	return (uint64_t)at[0] << 16 | (uint64_t)at[count / 2] << 8 |
	       at[count - 1];
}

uint32_t
notation_cache_hash(struct text turn)
{
	static const uint64_t odd = 0x9E3779B97F4A7C15u;
	uint64_t hash = turn.length * odd;

	while (turn.length > 8) {
		hash = (hash ^ load_8(turn.start)) * odd;
		hash ^= hash >> 32;
		turn.start += 8;
		turn.length -= 8;
	}
	hash = (hash ^ load_end(turn.start, turn.length)) * odd;
	return (uint32_t)(hash >> 32);
}

/* Turns are too short for memcmp and memcpy to be worth their calls. */
static bool
are_same(const char *a, const char *b, size_t length)
{
	for (; length > 8; a += 8, b += 8, length -= 8)
		if (load_8(a) != load_8(b))
			return false;
	return load_end(a, length) == load_end(b, length);
}

static void
copy_blocks(void *to, const unsigned char *from, size_t size)
{
	unsigned char *at = to;
	size_t i;

	for (i = 0; i < size; i += CACHE_BLOCK)
		memcpy(at + i, from + i, CACHE_BLOCK);
}

static const struct cached *
find_cached(const struct notation_cache *cache, uint32_t hash, struct text turn)
{
	size_t row = hash % CACHE_ROWS, i;

	for (i = 0; i < CACHE_ROW; i++) {
		const struct cached *cached = &cache->entries[row][i];

		if (cache->hashes[row][i] == hash && turn.length > 0 &&
		    cached->turn_length == turn.length &&
		    are_same((const char *)cached->bytes, turn.start,
			     turn.length))
			return cached;
	}
	return NULL;
}

static void
recall(const struct cached *cached, struct fields *fields)
{
	const unsigned char *from = cached->bytes + cached->turn_length;
	size_t size = cached->value_count * sizeof(fields->values[0]);

	fields->kind = cached->kind;
	fields->count = cached->value_count;
	fields->byte_count = cached->byte_count;
	copy_blocks(fields->values, from, size);
	copy_blocks(fields->bytes, from + size, cached->byte_count);
}

bool
notation_cache_get(const struct notation_cache *cache, uint32_t hash,
		   struct text turn, struct fields *fields)
{
	const struct cached *cached = find_cached(cache, hash, turn);

	if (cached)
		recall(cached, fields);
	return cached != NULL;
}

void
notation_cache_put(struct notation_cache *cache, uint32_t hash,
		   struct text turn, const struct fields *fields)
{
	size_t size = fields->count * sizeof(fields->values[0]);
	size_t row = hash % CACHE_ROWS, i = 0;
	struct cached *cached;

	if (turn.length + size + fields->byte_count > CACHE_BYTES)
		return;
	while (i < CACHE_ROW && cache->entries[row][i].turn_length > 0)
		i++;
	if (i == CACHE_ROW)
		i = cache->next++ % CACHE_ROW;
	cached = &cache->entries[row][i];
	cache->hashes[row][i] = hash;
	cached->turn_length = (uint8_t)turn.length;
	cached->kind = fields->kind;
	cached->value_count = (uint8_t)fields->count;
	cached->byte_count = (uint8_t)fields->byte_count;
	memcpy(cached->bytes, turn.start, turn.length);
	memcpy(cached->bytes + turn.length, fields->values, size);
	memcpy(cached->bytes + turn.length + size, fields->bytes,
	       fields->byte_count);
}
