/*
 * Text that somebody else keeps, and the decoding of UTF-8.
 */
#include "base/text.h"

#include <string.h>
#include <wchar.h>

char
text_small(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool
text_equals_ignoring_case(struct text a, struct text b)
{
	size_t i;

	if (a.length != b.length)
		return false;
	for (i = 0; i < a.length; i++) {
		if (text_small(a.start[i]) != text_small(b.start[i]))
			return false;
	}
	return true;
}

bool
text_starts(struct text text, const char *prefix)
{
	return text_is(text_slice(text, 0, strlen(prefix)), prefix);
}

bool
text_ends(struct text text, const char *suffix)
{
	size_t length = strlen(suffix);

	return text.length >= length &&
	       memcmp(text.start + text.length - length, suffix, length) == 0;
}

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

size_t
text_fitting(struct text text, size_t room)
{
	size_t length = text.length;

	if (length <= room)
		return length;
	length = room;
	while (length > 0 && ((unsigned char)text.start[length] & 0xC0) == 0x80)
		length--;
	return length;
}

struct text
text_trim(struct text text)
{
	while (text.length > 0 && is_blank(text.start[0])) {
		text.start++;
		text.length--;
	}
	while (text.length > 0 && is_blank(text.start[text.length - 1]))
		text.length--;
	return text;
}

bool
text_next_word(struct text *rest, struct text *word)
{
	size_t length = 0;

	while (rest->length > 0 && is_blank(rest->start[0])) {
		rest->start++;
		rest->length--;
	}
	if (rest->length == 0)
		return false;
	while (length < rest->length && !is_blank(rest->start[length]))
		length++;
	*word = (struct text){rest->start, length};
	rest->start += length;
	rest->length -= length;
	return true;
}

/* The text behind its last part has no start. */
bool
text_next_part(struct text *rest, char separator, struct text *part)
{
	const char *end = NULL;

	if (rest->start == NULL)
		return false;
	*part = *rest;
	if (rest->length > 0)
		end = memchr(rest->start, separator, rest->length);
	if (end == NULL) {
		*rest = (struct text){NULL, 0};
		return true;
	}
	part->length = (size_t)(end - rest->start);
	rest->start = end + 1;
	rest->length -= part->length + 1;
	return true;
}

bool
text_number(struct text text, unsigned most, unsigned *number)
{
	uint64_t value = 0;
	size_t i;

	for (i = 0; i < text.length; i++) {
		unsigned digit = (unsigned char)text.start[i] - (unsigned)'0';

		if (digit > 9)
			return false;
		value = value * 10 + digit;
		if (value > most)
			value = most;
	}
	if (text.length == 0)
		return false;
	*number = (unsigned)value;
	return true;
}

/*
 * The shapes of UTF-8 characters by their first byte.  `low` and `high` bound
 * the second byte: that is what keeps out long forms, surrogates and what lies
 * beyond U+10FFFF.
 */
struct shape {
	unsigned char first, last; /* first bytes of this shape */
	unsigned char length;
	unsigned char low, high;
};

/* clang-format off */
static const struct shape shapes[] = {
	{0xC2, 0xDF, 2, 0x80, 0xBF},
	{0xE0, 0xE0, 3, 0xA0, 0xBF},
	{0xE1, 0xEC, 3, 0x80, 0xBF},
	{0xED, 0xED, 3, 0x80, 0x9F},
	{0xEE, 0xEF, 3, 0x80, 0xBF},
	{0xF0, 0xF0, 4, 0x90, 0xBF},
	{0xF1, 0xF3, 4, 0x80, 0xBF},
	{0xF4, 0xF4, 4, 0x80, 0x8F},
};
/* clang-format on */

enum { SHAPE_COUNT = sizeof(shapes) / sizeof(shapes[0]) };

static const struct shape *
find_shape(unsigned char first)
{
	size_t i;

	for (i = 0; i < SHAPE_COUNT; i++) {
		if (first >= shapes[i].first && first <= shapes[i].last)
			return &shapes[i];
	}
	return NULL;
}

/* Decodes one character beyond ASCII; returns its length, 0 if malformed. */
static size_t
decode(struct text text, uint32_t *character)
{
	const unsigned char *bytes = (const unsigned char *)text.start;
	const struct shape *shape = find_shape(bytes[0]);
	size_t i;

	if (!shape || text.length < shape->length)
		return 0;
	if (bytes[1] < shape->low || bytes[1] > shape->high)
		return 0;
	*character = bytes[0] & (0x7Fu >> shape->length);
	for (i = 1; i < shape->length; i++) {
		if ((bytes[i] & 0xC0u) != 0x80u)
			return 0;
		*character = *character << 6 | (bytes[i] & 0x3Fu);
	}
	return shape->length;
}

uint32_t
text_next_character(struct text *rest)
{
	uint32_t character = (unsigned char)rest->start[0];
	size_t length = 1;

	if (character >= 0x80) {
		length = decode(*rest, &character);
		if (length == 0) {
			character = TEXT_MALFORMED;
			length = 1;
		}
	}
	rest->start += length;
	rest->length -= length;
	return character;
}

/* How many bytes from `start` on are ASCII; eight are looked at together. */
static size_t
ascii_run(struct text text, size_t start)
{
	const uint64_t high_bits = UINT64_C(0x8080808080808080);
	size_t i = start;

	while (text.length - i >= sizeof(uint64_t)) {
		uint64_t word;

		memcpy(&word, text.start + i, sizeof(word));
		if (word & high_bits)
			break;
		i += sizeof(word);
	}
	while (i < text.length && (unsigned char)text.start[i] < 0x80)
		i++;
	return i - start;
}

size_t
text_characters(struct text text)
{
	size_t count = 0;

	while (text.length > 0) {
		size_t run = ascii_run(text, 0);

		count += run;
		text = text_slice(text, run, text.length);
		if (text.length > 0) {
			text_next_character(&text);
			count++;
		}
	}
	return count;
}

size_t
text_find_malformed(struct text text)
{
	size_t at = 0;

	while (at < text.length) {
		uint32_t character;
		size_t length;

		at += ascii_run(text, at);
		if (at == text.length)
			break;
		length = decode(text_slice(text, at, text.length), &character);
		if (length == 0)
			return at;
		at += length;
	}
	return text.length;
}

bool
text_can_steer(uint32_t character)
{
	return character < 0x20 || (character >= 0x7F && character <= 0x9F) ||
	       character == 0x200E || character == 0x200F ||
	       (character >= 0x202A && character <= 0x202E) ||
	       (character >= 0x2066 && character <= 0x2069);
}

/*
 * wcwidth() says -1 for what the locale does not know, which in the C locale
 * is everything beyond ASCII; the terminal will still show something.
 */
static size_t
character_width(uint32_t character)
{
	int width;

	if (text_can_steer(character) || character == TEXT_MALFORMED)
		return 1;
	width = wcwidth((wchar_t)character);
	return width < 0 ? 1 : (size_t)width;
}

size_t
text_width(struct text text)
{
	size_t width = 0;

	while (text.length > 0) {
		size_t run = ascii_run(text, 0);

		width += run;
		text = text_slice(text, run, text.length);
		if (text.length > 0)
			width += character_width(text_next_character(&text));
	}
	return width;
}
