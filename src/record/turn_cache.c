/*
 * Turns as moves, by hash.
 */
#include "record/turn_cache.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "record/text_hash.h"

/*
 * Waiting for memory costs more than all else here.  So a turn is looked for in
 * one row, whose place follows from the hash alone and which can be fetched
 * before it is needed; and entries are short, as many in a row as fit.  Those
 * that came first leave it first.
 */
enum {
	CACHE_BITS = 15,
	CACHE_ROWS = 1 << CACHE_BITS,
	ROW = 128, /* bytes: two lines of the machine's memory */
	ROW_ROOM = ROW - 1
};

/* Of the bytes only so many are there as the turn and the move have. */
struct cached {
	uint8_t turn_length, dialect;
	uint8_t move_size, said_size; /* behind the latter it is all zero */
	struct turn_words words;
	char bytes[ROW_ROOM]; /* the turn, then its move */
};

struct cache_row {
	uint8_t used;
	char bytes[ROW_ROOM]; /* entries, one behind the other */
};

struct turn_cache {
	struct cache_row *rows; /* at a multiple of their size */
	void *memory;
};

struct turn_cache *
turn_cache_new(void)
{
	struct turn_cache *cache = calloc(1, sizeof(*cache));

	if (!cache)
		out_of_memory();
	cache->memory = calloc(CACHE_ROWS + 1, ROW);
	if (!cache->memory)
		out_of_memory();
	cache->rows = (void *)((char *)cache->memory + ROW -
			       (uintptr_t)cache->memory % ROW);
	return cache;
}

void
turn_cache_free(struct turn_cache *cache)
{
	if (!cache)
		return;
	free(cache->memory);
	free(cache);
}

/* Turns of several dialects seldom meet, so they share rows. */
static struct cache_row *
row_of(const struct turn_cache *cache, struct text turn)
{
	return &cache->rows[text_hash(turn) >> (64 - CACHE_BITS)];
}

void
turn_cache_expect(const struct turn_cache *cache, struct text turn)
{
	const char *row = (const char *)row_of(cache, turn);

	__builtin_prefetch(row);
	__builtin_prefetch(row + ROW / 2);
}

static size_t
size_of(const struct cached *cached)
{
	return offsetof(struct cached, bytes) + cached->turn_length +
	       cached->said_size;
}

static const struct cached *
find_cached(const struct turn_cache *cache, struct text turn, unsigned dialect)
{
	const struct cache_row *row = row_of(cache, turn);
	size_t at = 0;

	while (at < row->used) {
		const struct cached *cached = (const void *)(row->bytes + at);

		if (cached->turn_length == turn.length &&
		    cached->dialect == dialect &&
		    text_same(cached->bytes, turn.start, turn.length))
			return cached;
		at += size_of(cached);
	}
	return NULL;
}

bool
turn_cache_get(const struct turn_cache *cache, struct text turn,
	       unsigned dialect, struct turn_words *words, void *move)
{
	const struct cached *cached = find_cached(cache, turn, dialect);

	if (!cached)
		return false;
	*words = cached->words;
	memcpy(move, cached->bytes + cached->turn_length, cached->said_size);
	memset((char *)move + cached->said_size, 0,
	       (size_t)(cached->move_size - cached->said_size));
	return true;
}

/* Appends an entry, for which the first of the row make room. */
static void
append(struct cache_row *row, const struct cached *added)
{
	size_t size = size_of(added), left = 0;

	while (left < row->used && row->used - left + size > ROW_ROOM)
		left += size_of((const void *)(row->bytes + left));
	memmove(row->bytes, row->bytes + left, row->used - left);
	memcpy(row->bytes + row->used - left, added, size);
	row->used = (uint8_t)(row->used - left + size);
}

void
turn_cache_put(struct turn_cache *cache, struct text turn, unsigned dialect,
	       const struct turn_words *words, const void *move, size_t size)
{
	const char *bytes = move;
	struct cached cached;
	size_t said = size;

	while (said > 0 && bytes[said - 1] == 0)
		said--;
	if (size > UINT8_MAX || turn.length > ROW_ROOM ||
	    offsetof(struct cached, bytes) + turn.length + said > ROW_ROOM)
		return;
	cached.turn_length = (uint8_t)turn.length;
	cached.dialect = (uint8_t)dialect;
	cached.move_size = (uint8_t)size;
	cached.said_size = (uint8_t)said;
	cached.words = *words;
	memcpy(cached.bytes, turn.start, turn.length);
	memcpy(cached.bytes + turn.length, move, said);
	append(row_of(cache, turn), &cached);
}
