/*
 * Bytes that are no UTF-8: byte B is U+10F700 + B, at the end of what Unicode
 * leaves to private use.
 */
#include "record/yaml_bytes.h"

#include <string.h>

#include "base/arena.h"

enum { HIDDEN_LENGTH = 4 };

static bool
is_hidden_at(struct text text, size_t at)
{
	const unsigned char *byte = (const unsigned char *)text.start + at;

	return text.length - at >= HIDDEN_LENGTH && byte[0] == 0xF4 &&
	       byte[1] == 0x8F && (byte[2] == 0x9E || byte[2] == 0x9F);
}

static bool
has_hidden(struct text text)
{
	const char *found = text.start, *end = text.start + text.length;

	while ((found = memchr(found, 0xF4, (size_t)(end - found))) != NULL) {
		if (is_hidden_at(text, (size_t)(found - text.start)))
			return true;
		found++;
	}
	return false;
}

/* How many bytes of the text are malformed. */
static size_t
count_malformed(struct text text)
{
	size_t count = 0, at;

	while ((at = text_find_malformed(text)) < text.length) {
		text = text_slice(text, at + 1, text.length);
		count++;
	}
	return count;
}

static void
hide_byte(unsigned char byte, char *out)
{
	out[0] = (char)0xF4;
	out[1] = (char)0x8F;
	out[2] = (char)(0x9C + (byte >> 6));
	out[3] = (char)(0x80 | (byte & 0x3F));
}

struct yaml_bytes
yaml_bytes_hide(struct text bytes, struct arena *arena)
{
	struct yaml_bytes hidden = {.text = bytes};
	size_t count = count_malformed(bytes), length = 0, at;
	char *out;

	if (count == 0 || has_hidden(bytes))
		return hidden;
	out = arena_take(arena, bytes.length + count * (HIDDEN_LENGTH - 1));
	hidden.places = arena_take(arena, count * sizeof(*hidden.places));
	while ((at = text_find_malformed(bytes)) < bytes.length) {
		memcpy(out + length, bytes.start, at);
		length += at;
		hidden.places[hidden.count++] = length;
		hide_byte((unsigned char)bytes.start[at], out + length);
		length += HIDDEN_LENGTH;
		bytes = text_slice(bytes, at + 1, bytes.length);
	}
	if (bytes.length > 0)
		memcpy(out + length, bytes.start, bytes.length);
	hidden.text = (struct text){out, length + bytes.length};
	return hidden;
}

size_t
yaml_bytes_place(const struct yaml_bytes *hidden, size_t offset)
{
	size_t low = 0, high = hidden->count;

	/* How many stand before it. */
	while (low < high) {
		size_t middle = low + (high - low) / 2;

		if (hidden->places[middle] < offset)
			low = middle + 1;
		else
			high = middle;
	}
	return offset - low * (HIDDEN_LENGTH - 1);
}

struct text
yaml_bytes_show(struct text text)
{
	char *bytes = (char *)(uintptr_t)text.start;
	size_t length = 0, at = 0;

	while (at < text.length) {
		if (!is_hidden_at(text, at)) {
			bytes[length++] = text.start[at++];
			continue;
		}
		bytes[length++] = (char)((unsigned)(text.start[at + 2] & 3)
						 << 6 |
					 (unsigned)(text.start[at + 3] & 0x3F));
		at += HIDDEN_LENGTH;
	}
	return (struct text){bytes, length};
}
