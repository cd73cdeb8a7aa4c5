/*
 * What fuzzers of containers share: places lie inside, brackets are balanced,
 * pieces hold the same games as the whole, and what is written reads the same.
 */
#ifndef FUZZ_FRAMES_H
#define FUZZ_FRAMES_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/container.h"
#include "record/record.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { GAMES_MAX = 4096 };

/* Aborts, so that the fuzzer keeps the input. */
static inline void
must(bool is_true)
{
	if (!is_true)
		abort();
}

/* What was read of some bytes, summed up. */
struct games {
	size_t count;
	size_t starts[GAMES_MAX + 1]; /* and where the last one ended */
	uint64_t hashes[GAMES_MAX];   /* of what the records hold */
};

static inline void
add_number(uint64_t *hash, uint64_t number)
{
	*hash = (*hash ^ number) * 0x100000001B3u;
	*hash ^= *hash >> 29;
}

static inline void
add_text(uint64_t *hash, struct text text)
{
	size_t i;

	add_number(hash, text.length);
	for (i = 0; i < text.length; i++)
		add_number(hash, (uint8_t)text.start[i]);
}

/* Numbers are those of the canonical form, which is not at hand here. */
static inline uint64_t
hash_items(const struct record *record)
{
	uint64_t hash = 1;
	size_t i;

	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		if (item->kind == ITEM_NUMBER)
			continue;
		add_number(&hash, item->kind);
		if (item->kind != ITEM_OPEN && item->kind != ITEM_CLOSE)
			add_text(&hash, item->text);
		if (item->extra != NULL &&
		    item->extra->position.text.length > 0)
			add_text(&hash, item->extra->position.text);
	}
	add_text(&hash, record->final.text);
	return hash;
}

/* Tags in any order: Game is written first. */
static inline uint64_t
hash_tags(const struct record *record)
{
	uint64_t sum = 0;
	size_t i, j;

	for (i = 0; i < record->tag_count; i++) {
		const struct tag *tag = &record->tags[i];
		uint64_t hash = 1;

		add_text(&hash, tag->name);
		add_text(&hash, tag->value);
		for (j = 0; j < tag->comment_count; j++)
			add_text(&hash, tag->comments[j].text);
		sum += hash;
	}
	return sum;
}

static inline uint64_t
hash_record(const struct record *record, const struct diags *diags)
{
	uint64_t hash = hash_items(record) ^ hash_tags(record);
	size_t i;

	for (i = 0; i < diags->count; i++)
		add_number(&hash, diags->findings[i].id);
	return hash;
}

static inline void
check_places(const struct record *record, const struct diags *diags,
	     size_t length)
{
	size_t i, depth = 0;

	must(record->offset + record->length <= length);
	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];
		size_t at, place, place_length;

		must(item->offset + item->length <= length);
		for (at = 0; at < item->text.length; at++) {
			item_place(item, at, 1, &place, &place_length);
			must(place + place_length <= length);
		}
		depth += item->kind == ITEM_OPEN;
		must(item->kind != ITEM_CLOSE || depth > 0);
		depth -= item->kind == ITEM_CLOSE;
		must(depth <= RECORD_DEPTH_MAX);
	}
	must(depth == 0);
	for (i = 0; i < record->tag_count; i++)
		must(record->tags[i].offset + record->tags[i].length <=
			     length &&
		     record->tags[i].value_offset <= length);
	for (i = 0; i < diags->count; i++)
		must(diags->findings[i].offset + diags->findings[i].length <=
		     length);
}

/* Whether what is written of the record reads the same, and is final. */
static inline void
check_writing(const struct container *container, const struct record *record)
{
	struct strbuf first = {0}, second = {0};
	struct writing writing = {.out = &first};
	struct arena arena = {0};
	struct diags diags;
	struct record again;
	struct source source = {.name = "written", .first_line = 1};
	struct reading reading = {.source = &source};

	container->write(&writing, record);
	source.bytes = strbuf_text(&first);
	diags_init(&diags, &arena, false);
	must(container->read(&reading, &arena, &again, &diags));
	must(diags.error_count == 0);
	must(reading.offset == first.length);
	must(hash_items(record) == hash_items(&again));
	must(hash_tags(record) == hash_tags(&again));
	writing.out = &second;
	container->write(&writing, &again);
	must(text_equals(strbuf_text(&first), strbuf_text(&second)));
	arena_free(&arena);
	strbuf_free(&first);
	strbuf_free(&second);
}

static inline void
read_games(const struct container *container, struct text bytes, bool is_whole,
	   struct games *games)
{
	struct source source = {
		.name = "fuzz", .bytes = bytes, .first_line = 1};
	struct reading reading = {.source = &source};
	bool is_text = text_find_malformed(bytes) == bytes.length;
	struct arena arena = {0};
	struct diags diags;
	struct record record;

	while (games->count < GAMES_MAX) {
		size_t before = reading.offset;

		diags_init(&diags, &arena, false);
		if (!container->read(&reading, &arena, &record, &diags))
			break;
		must(reading.offset > before && reading.offset <= bytes.length);
		games->starts[games->count] = record.offset;
		check_places(&record, &diags, bytes.length);
		games->hashes[games->count++] = hash_record(&record, &diags);
		if (is_whole && is_text && diags.verdict != VERDICT_UNREADABLE)
			check_writing(container, &record);
		arena_reset(&arena);
	}
	must(games->count == GAMES_MAX || reading.offset == bytes.length);
	arena_free(&arena);
}

/* All the pieces that cutting at about `wanted` gives. */
static inline void
check_pieces(const struct container *container, struct text bytes,
	     size_t wanted, const struct games *whole)
{
	static struct games pieces;
	size_t i;

	pieces.count = 0;
	while (bytes.length > 0) {
		size_t cut = container->cut(bytes, wanted);

		must(cut < bytes.length);
		if (cut == 0)
			cut = bytes.length;
		read_games(container, text_slice(bytes, 0, cut), false,
			   &pieces);
		bytes = text_slice(bytes, cut, bytes.length);
	}
	must(pieces.count == whole->count);
	for (i = 0; i < whole->count; i++)
		must(pieces.hashes[i] == whole->hashes[i]);
}

/* A border that is found in the first bytes holds for all of them. */
static inline void
check_prefix(const struct container *container, struct text bytes,
	     size_t length, const struct games *whole)
{
	size_t cut = container->cut(text_slice(bytes, 0, length), length), i;
	static struct games before;

	if (cut == 0)
		return;
	before.count = 0;
	read_games(container, text_slice(bytes, 0, cut), false, &before);
	must(before.count <= whole->count);
	for (i = 0; i < before.count; i++)
		must(before.hashes[i] == whole->hashes[i]);
}

static inline void
check_container(const char *name, struct text text)
{
	const struct container *container = container_find(text_of(name));
	static struct games whole;
	size_t i;

	whole.count = 0;
	container->recognise(text);
	read_games(container, text, true, &whole);
	if (whole.count == GAMES_MAX)
		return;
	for (i = 0; i < 4; i++) {
		check_pieces(container, text, text.length * i / 4, &whole);
		check_prefix(container, text, text.length * i / 4, &whole);
		check_prefix(container, text,
			     text.length - text.length * i / 64, &whole);
	}
}

#endif
