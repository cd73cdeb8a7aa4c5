/*
 * Lists taken apart, by hash: the one met last has the room.
 */
#include "record/list_cache.h"

#include <stdlib.h>
#include <string.h>

#include "base/fields.h"
#include "base/strbuf.h"
#include "record/text_hash.h"

enum {
	CACHE_BITS = 12,
	CACHE_ROOM = 1 << CACHE_BITS,
	TEXT_MOST = 40,
	VALUES_MOST = 16,
	BYTES_MOST = 48
};

struct cached {
	uint8_t text_length; /* 0: nothing is here */
	uint8_t list, value_count, byte_count;
	char text[TEXT_MOST];
	char bytes[BYTES_MOST]; /* of the values, one behind the other */
	struct {
		uint8_t name, length;
	} values[VALUES_MOST];
};

struct list_cache {
	struct cached room[CACHE_ROOM];
};

struct list_cache *
list_cache_new(void)
{
	struct list_cache *cache = calloc(1, sizeof(*cache));

	if (!cache)
		out_of_memory();
	return cache;
}

void
list_cache_free(struct list_cache *cache)
{
	free(cache);
}

static size_t
place_of(struct text text)
{
	return text_hash(text) >> (64 - CACHE_BITS);
}

/* Values stand one behind the other, so they are added all at once. */
static bool
add_values(const struct cached *cached, struct fields *fields)
{
	unsigned start = fields->byte_count;
	struct field_value *values = fields->values + fields->count;
	unsigned i;

	if (cached->value_count > FIELDS_MAX - fields->count ||
	    cached->byte_count > FIELDS_BYTES - fields->byte_count)
		return false;
	memcpy(fields->bytes + start, cached->bytes, cached->byte_count);
	for (i = 0; i < cached->value_count; i++) {
		values[i].name = cached->values[i].name;
		values[i].length = cached->values[i].length;
		values[i].start = (uint16_t)start;
		start += values[i].length;
	}
	fields->count = (uint16_t)(fields->count + cached->value_count);
	fields->byte_count = (uint16_t)start;
	return true;
}

bool
list_cache_get(const struct list_cache *cache, unsigned list, struct text text,
	       struct fields *fields)
{
	const struct cached *cached = &cache->room[place_of(text)];

	return text.length > 0 && cached->text_length == text.length &&
	       cached->list == list &&
	       text_same(cached->text, text.start, text.length) &&
	       add_values(cached, fields);
}

void
list_cache_put(struct list_cache *cache, unsigned list, struct text text,
	       const struct fields *fields, size_t first)
{
	struct cached *cached = &cache->room[place_of(text)];
	size_t count = fields->count - first, bytes, i;
	const struct field_value *values = fields->values + first;

	if (count == 0 || count > VALUES_MOST || text.length > TEXT_MOST)
		return;
	bytes = fields->byte_count - (size_t)values[0].start;
	if (bytes > BYTES_MOST)
		return;
	cached->text_length = (uint8_t)text.length;
	cached->list = (uint8_t)list;
	cached->value_count = (uint8_t)count;
	cached->byte_count = (uint8_t)bytes;
	memcpy(cached->text, text.start, text.length);
	memcpy(cached->bytes, fields->bytes + values[0].start, bytes);
	for (i = 0; i < count; i++) {
		cached->values[i].name = values[i].name;
		cached->values[i].length = values[i].length;
	}
}
