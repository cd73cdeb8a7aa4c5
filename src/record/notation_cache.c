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
 * a row is full, turns leave it in turn.  An entry holds the bytes of the
 * values, the turn, and name and length of each value, one behind the other;
 * what needs more room is not kept.
 */
enum {
	CACHE_ROWS = 16384,
	CACHE_ROW = 4,
	CACHE_BYTES = 42,
	CACHE_LINE = 64, /* what the machine fetches at once */
	VALUE_BYTES = 32 /* of all values: so many are always copied */
};

struct cached {
	uint8_t turn_length; /* 0: nothing is here */
	uint8_t kind, value_count, byte_count;
	unsigned char bytes[CACHE_BYTES];
};

struct cache_row {
	uint16_t marks[CACHE_ROW]; /* the other half of the turn's hash */
	struct cached entries[CACHE_ROW];
};

struct notation_cache {
	struct cache_row rows[CACHE_ROWS];
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

static uint32_t
hash_turn(struct text turn)
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

static uint16_t
mark_of(uint32_t hash)
{
	return (uint16_t)(hash >> 16);
}

static const struct cached *
find_cached(const struct notation_cache *cache, uint32_t hash, struct text turn)
{
	const struct cache_row *row = &cache->rows[hash % CACHE_ROWS];
	size_t i;

	for (i = 0; i < CACHE_ROW; i++) {
		const struct cached *cached = &row->entries[i];

		if (row->marks[i] == mark_of(hash) && turn.length > 0 &&
		    cached->turn_length == turn.length &&
		    are_same((const char *)cached->bytes + cached->byte_count,
			     turn.start, turn.length))
			return cached;
	}
	return NULL;
}

static void
recall(const struct cached *cached, struct fields *fields)
{
	const unsigned char *from = cached->bytes + cached->byte_count +
				    cached->turn_length;
	uint16_t start = 0;
	size_t i;

	fields->kind = cached->kind;
	fields->count = cached->value_count;
	fields->byte_count = cached->byte_count;
	memcpy(fields->bytes, cached->bytes, VALUE_BYTES);
	for (i = 0; i < cached->value_count; i++, from += 2) {
		fields->values[i] = (struct field_value){
			.name = from[0], .length = from[1], .start = start};
		start = (uint16_t)(start + from[1]);
	}
}

void
notation_cache_expect(const struct notation_cache *cache, struct text turn)
{
	const char *row =
		(const char *)&cache->rows[hash_turn(turn) % CACHE_ROWS];
	size_t i;

	for (i = 0; i < sizeof(struct cache_row); i += CACHE_LINE)
		__builtin_prefetch(row + i);
}

bool
notation_cache_get(const struct notation_cache *cache, struct text turn,
		   struct fields *fields)
{
	const struct cached *cached = find_cached(cache, hash_turn(turn), turn);

	if (cached)
		recall(cached, fields);
	return cached != NULL;
}

static void
keep(struct cached *cached, struct text turn, const struct fields *fields)
{
	unsigned char *to = cached->bytes;
	size_t i;

	cached->turn_length = (uint8_t)turn.length;
	cached->kind = fields->kind;
	cached->value_count = (uint8_t)fields->count;
	cached->byte_count = (uint8_t)fields->byte_count;
	memcpy(to, fields->bytes, fields->byte_count);
	to += fields->byte_count;
	memcpy(to, turn.start, turn.length);
	to += turn.length;
	for (i = 0; i < fields->count; i++) {
		*to++ = fields->values[i].name;
		*to++ = fields->values[i].length;
	}
}

void
notation_cache_put(struct notation_cache *cache, struct text turn,
		   const struct fields *fields)
{
	uint32_t hash = hash_turn(turn);
	size_t size = fields->byte_count + turn.length + 2u * fields->count;
	struct cache_row *row = &cache->rows[hash % CACHE_ROWS];
	size_t i = 0;

	if (turn.length == 0 || size > CACHE_BYTES ||
	    fields->byte_count > VALUE_BYTES)
		return;
	while (i < CACHE_ROW && row->entries[i].turn_length > 0)
		i++;
	if (i == CACHE_ROW)
		i = cache->next++ % CACHE_ROW;
	row->marks[i] = mark_of(hash);
	keep(&row->entries[i], turn, fields);
}
