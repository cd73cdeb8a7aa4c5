/*
 * Output of one stretch.
 */
#include "cli/sheet.h"

#include "base/catalog.h"

#include <stdlib.h>

void
sheet_clear(struct sheet *sheet)
{
	strbuf_clear(&sheet->text);
	sheet->count = 0;
}

void
sheet_free(struct sheet *sheet)
{
	strbuf_free(&sheet->text);
	free(sheet->blocks);
	*sheet = (struct sheet){0};
}

void
sheet_split_number(const struct catalog *catalog, const char *english,
		   struct text *before, struct text *behind)
{
	static const char slot[] = "{number}";
	struct text words = words_say(catalog, english);
	size_t at = 0;

	while (at < words.length &&
	       !text_starts(text_slice(words, at, words.length), slot))
		at++;
	*before = text_slice(words, 0, at);
	*behind = text_slice(words, at + sizeof(slot) - 1, words.length);
}

struct block *
sheet_begin(struct sheet *sheet, enum level level)
{
	size_t start = sheet->text.length;
	struct block *block;

	if (sheet->count == sheet->capacity) {
		sheet->capacity = sheet->capacity > 0 ? sheet->capacity * 2
						      : 16;
		sheet->blocks = realloc(sheet->blocks,
					sheet->capacity * sizeof(*block));
		if (sheet->blocks == NULL)
			out_of_memory();
	}
	block = &sheet->blocks[sheet->count++];
	*block = (struct block){.start = start,
				.level = level,
				.cut = start,
				.number = start,
				.rest = start};
	return block;
}

void
sheet_end(struct sheet *sheet)
{
	sheet->blocks[sheet->count - 1].end = sheet->text.length;
}

void
sheet_write_block(const struct sheet *sheet, const struct block *block,
		  size_t before, bool is_single, struct strbuf *out)
{
	const char *bytes = sheet->text.bytes;

	if (bytes == NULL)
		return;
	strbuf_add(out, bytes + block->start, block->cut - block->start);
	if (!is_single || block->cut == block->rest) {
		strbuf_add(out, bytes + block->cut, block->number - block->cut);
		if (block->game > 0)
			strbuf_add_number(out, before + block->game);
		strbuf_add(out, bytes + block->number,
			   block->rest - block->number);
	}
	strbuf_add(out, bytes + block->rest, block->end - block->rest);
}
