/*
 * Reads a .pin file and does nothing with it: what framing alone costs.
 */
#include <stdio.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/pin.h"
#include "record/record.h"

enum { STRETCH = 128 * 1024, BLOCK = 64 * 1024 };

static size_t
read_games(struct text bytes, struct arena *arena)
{
	struct source source = {
		.name = "bench", .bytes = bytes, .first_line = 1};
	struct pin_options options = {.has_game = false};
	size_t offset = 0, items = 0;

	for (;;) {
		struct diags diags;
		struct record record;

		diags_init(&diags, arena, false);
		if (!pin_read(&source, &offset, &options, arena, &record,
			      &diags))
			return items;
		items += record.item_count;
		arena_reset(arena);
	}
}

/* Reads what lies before the last border in the buffer and drops it. */
static size_t
read_stretch(struct strbuf *buffer, bool is_last, struct arena *arena)
{
	struct text bytes = strbuf_text(buffer);
	size_t cut = is_last ? bytes.length : pin_cut(bytes, STRETCH);
	size_t items = 0;
	struct strbuf rest = {0};

	if (cut == 0)
		return 0;
	items = read_games(text_slice(bytes, 0, cut), arena);
	strbuf_add_text(&rest, text_slice(bytes, cut, bytes.length));
	strbuf_free(buffer);
	*buffer = rest;
	return items;
}

int
main(int argc, char **argv)
{
	static char block[BLOCK];
	FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
	struct strbuf buffer = {0};
	struct arena arena = {0};
	size_t length, items = 0;

	if (file == NULL) {
		fprintf(stderr, "usage: parse-only FILE\n");
		return 2;
	}
	while ((length = fread(block, 1, sizeof(block), file)) > 0) {
		strbuf_add(&buffer, block, length);
		if (buffer.length >= 2 * STRETCH)
			items += read_stretch(&buffer, false, &arena);
	}
	items += read_stretch(&buffer, true, &arena);
	printf("%zu items\n", items);
	fclose(file);
	strbuf_free(&buffer);
	arena_free(&arena);
	return 0;
}
