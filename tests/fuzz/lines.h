/*
 * What fuzzers of containers of plain lines share, besides frames.h: headings
 * go on from piece to piece, and any tags come back as they were written.
 */
#ifndef FUZZ_LINES_H
#define FUZZ_LINES_H

#include "base/text.h"
#include "fuzz/frames.h"
#include "games/games.h"
#include "record/notation.h"

/* Reads on with the heading, and leaves the one that the next piece has. */
static inline void
read_lines(const struct container *container, struct text bytes,
	   struct strbuf *heading, void (*each)(const struct record *record),
	   struct games *games)
{
	struct source source = {
		.name = "fuzz", .bytes = bytes, .first_line = 1};
	struct reading reading = {.source = &source,
				  .heading = strbuf_text(heading)};
	struct text next = {"", 0};
	struct arena arena = {0};
	struct diags diags;
	struct record record;

	while (games->count < GAMES_MAX) {
		size_t before = reading.offset;

		diags_init(&diags, &arena, false);
		if (!container->read(&reading, &arena, &record, &diags))
			break;
		must(reading.offset > before && reading.offset <= bytes.length);
		check_places(&record, &diags, bytes.length);
		games->hashes[games->count++] = hash_record(&record, &diags);
		if (each != NULL && diags.verdict != VERDICT_UNREADABLE)
			each(&record);
		arena_reset(&arena);
	}
	must(games->count == GAMES_MAX || reading.offset == bytes.length);
	arena_free(&arena);
	if (container->find_heading != NULL)
		next = container->find_heading(bytes);
	must(next.length <= HEADING_BYTES_MAX + 1);
	if (next.length == 0)
		return;
	strbuf_clear(heading);
	strbuf_add_text(heading, next);
}

static inline void
check_line_pieces(const struct container *container, struct text bytes,
		  size_t wanted, const struct games *whole)
{
	static struct games pieces;
	struct strbuf heading = {0};
	size_t i;

	pieces.count = 0;
	while (bytes.length > 0) {
		size_t cut = container->cut(bytes, wanted);

		must(cut < bytes.length);
		if (cut == 0)
			cut = bytes.length;
		read_lines(container, text_slice(bytes, 0, cut), &heading, NULL,
			   &pieces);
		bytes = text_slice(bytes, cut, bytes.length);
	}
	strbuf_free(&heading);
	must(pieces.count == whole->count);
	for (i = 0; i < whole->count; i++)
		must(pieces.hashes[i] == whole->hashes[i]);
}

/* The tags of the record, without a turn, as a file of that notation. */
static inline void
check_tags(const struct container *container, const char *name,
	   const struct record *record)
{
	static struct notations *notations;
	struct record bare = *record, again;
	struct written_heading heading = {0};
	struct strbuf out = {0};
	struct writing writing = {.out = &out, .heading = &heading};
	struct source source = {.name = "written", .first_line = 1};
	struct reading reading = {.source = &source};
	struct arena arena = {0};
	struct diags diags;
	size_t variant;

	if (notations == NULL)
		notations = notations_new();
	if (record_tag(record, "Game") == NULL)
		return; /* other names may stand for it */
	writing.notation = notations_find(notations, text_of(name),
					  games_find(text_of("Plakoto"),
						     &variant));
	bare.item_count = 0;
	container->write(&writing, &bare);
	source.bytes = strbuf_text(&out);
	diags_init(&diags, &arena, false);
	must(container->read(&reading, &arena, &again, &diags));
	must(diags.error_count == 0 && reading.offset == out.length);
	must(hash_tags(&bare) == hash_tags(&again));
	arena_free(&arena);
	strbuf_free(&out);
	strbuf_free(&heading.text);
}

static inline int
fuzz_lines(const struct container *container, const uint8_t *bytes, size_t size,
	   void (*each)(const struct record *record))
{
	static struct games whole;
	struct text text = {(const char *)bytes, size};
	struct strbuf heading = {0};
	size_t i;

	whole.count = 0;
	read_lines(container, text, &heading, each, &whole);
	strbuf_free(&heading);
	container->recognise(text);
	if (whole.count == GAMES_MAX)
		return 0;
	for (i = 0; i < 4; i++)
		check_line_pieces(container, text, size * i / 4, &whole);
	return 0;
}

#endif
