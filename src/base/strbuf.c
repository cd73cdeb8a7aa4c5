/*
 * The growing buffer of bytes.
 */
#include "base/strbuf.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void
out_of_memory(void)
{
	fputs("pinrec: out of memory\n", stderr);
	exit(3);
}

void
strbuf_free(struct strbuf *buffer)
{
	free(buffer->bytes);
	*buffer = (struct strbuf){0};
}

void
strbuf_clear(struct strbuf *buffer)
{
	buffer->length = 0;
}

/* Moves to at least twice the room, so that appending stays linear. */
static void
grow(struct strbuf *buffer, size_t more)
{
	size_t capacity = buffer->capacity < 128 ? 128 : buffer->capacity;

	if (more > SIZE_MAX / 4 - buffer->length)
		out_of_memory();
	while (capacity < buffer->length + more)
		capacity *= 2;
	buffer->bytes = realloc(buffer->bytes, capacity);
	if (!buffer->bytes)
		out_of_memory();
	buffer->capacity = capacity;
}

void
strbuf_reserve(struct strbuf *buffer, size_t more)
{
	if (more > buffer->capacity - buffer->length)
		grow(buffer, more);
}

void
strbuf_add(struct strbuf *buffer, const char *bytes, size_t length)
{
	if (length == 0)
		return;
	strbuf_reserve(buffer, length);
	memcpy(buffer->bytes + buffer->length, bytes, length);
	buffer->length += length;
}

void
strbuf_add_text(struct strbuf *buffer, struct text text)
{
	strbuf_add(buffer, text.start, text.length);
}

void
strbuf_add_string(struct strbuf *buffer, const char *string)
{
	strbuf_add(buffer, string, strlen(string));
}

void
strbuf_add_char(struct strbuf *buffer, char c)
{
	if (buffer->length == buffer->capacity)
		grow(buffer, 1);
	buffer->bytes[buffer->length++] = c;
}

void
strbuf_add_repeated(struct strbuf *buffer, char c, size_t times)
{
	if (times == 0)
		return;
	strbuf_reserve(buffer, times);
	memset(buffer->bytes + buffer->length, c, times);
	buffer->length += times;
}

void
strbuf_add_number(struct strbuf *buffer, unsigned long number)
{
	char digits[sizeof(number) * 3];
	size_t start = sizeof(digits);

	do {
		digits[--start] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0);
	strbuf_add(buffer, digits + start, sizeof(digits) - start);
}

static void
add_replacement(struct strbuf *buffer)
{
	strbuf_add_string(buffer, "\xEF\xBF\xBD");
}

/* Bytes that both writers below copy as they are, but for what JSON escapes. */
static size_t
plain_run(struct text text)
{
	size_t i = 0;

	while (i < text.length && text.start[i] >= ' ' &&
	       text.start[i] < 0x7F && text.start[i] != '"' &&
	       text.start[i] != '\\')
		i++;
	return i;
}

/*
 * Appends and removes the plain bytes at the front of `rest`, and then takes
 * one more character off it.  False when nothing is left to take.
 */
static bool
next_special(struct strbuf *buffer, struct text *rest, struct text *bytes,
	     uint32_t *character)
{
	size_t run = plain_run(*rest);

	strbuf_add(buffer, rest->start, run);
	*rest = text_slice(*rest, run, rest->length);
	if (rest->length == 0)
		return false;
	bytes->start = rest->start;
	*character = text_next_character(rest);
	bytes->length = (size_t)(rest->start - bytes->start);
	return true;
}

/* The short escape of a character in JSON, or 0. */
static char
short_escape(uint32_t character)
{
	static const char named[] = "\"\\\b\f\n\r\t";
	static const char letters[] = "\"\\bfnrt";
	const char *found;

	if (character == 0 || character > 0x7F)
		return 0;
	found = strchr(named, (int)character);
	return found ? letters[found - named] : 0;
}

static void
add_code_escape(struct strbuf *buffer, uint32_t character)
{
	static const char digits[] = "0123456789abcdef";
	int shift;

	strbuf_add_string(buffer, "\\u");
	for (shift = 12; shift >= 0; shift -= 4)
		strbuf_add_char(buffer, digits[character >> shift & 0xF]);
}

/* What could steer a terminal is escaped too: JSON is often looked at. */
void
strbuf_add_json(struct strbuf *buffer, struct text text)
{
	struct text bytes;
	uint32_t character;

	strbuf_add_char(buffer, '"');
	while (next_special(buffer, &text, &bytes, &character)) {
		char letter = short_escape(character);

		if (letter) {
			strbuf_add_char(buffer, '\\');
			strbuf_add_char(buffer, letter);
		} else if (character == TEXT_MALFORMED) {
			add_replacement(buffer);
		} else if (text_can_steer(character)) {
			add_code_escape(buffer, character);
		} else {
			strbuf_add_text(buffer, bytes);
		}
	}
	strbuf_add_char(buffer, '"');
}

void
strbuf_add_printable(struct strbuf *buffer, struct text text)
{
	struct text bytes;
	uint32_t character;

	while (next_special(buffer, &text, &bytes, &character)) {
		if (character == '\t')
			strbuf_add_char(buffer, ' ');
		else if (character == TEXT_MALFORMED ||
			 text_can_steer(character))
			add_replacement(buffer);
		else
			strbuf_add_text(buffer, bytes);
	}
}

/* Tries the room there is first, and then what the first try asked for. */
void
strbuf_format_list(struct strbuf *buffer, const char *format, va_list arguments)
{
	va_list again;
	int length;

	strbuf_reserve(buffer, 128);
	va_copy(again, arguments);
	length = vsnprintf(buffer->bytes + buffer->length,
			   buffer->capacity - buffer->length, format,
			   arguments);
	if (length >= 0 &&
	    (size_t)length >= buffer->capacity - buffer->length) {
		strbuf_reserve(buffer, (size_t)length + 1);
		vsnprintf(buffer->bytes + buffer->length,
			  buffer->capacity - buffer->length, format, again);
	}
	va_end(again);
	if (length > 0)
		buffer->length += (size_t)length;
}

void
strbuf_format(struct strbuf *buffer, const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	strbuf_format_list(buffer, format, arguments);
	va_end(arguments);
}

struct text
strbuf_text(const struct strbuf *buffer)
{
	return (struct text){buffer->bytes, buffer->length};
}
