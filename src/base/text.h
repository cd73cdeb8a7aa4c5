/*
 * Text that somebody else keeps: a pointer and a length, not terminated.
 * Bytes are UTF-8 when nothing else is said; malformed bytes are tolerated.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct text {
	const char *start;
	size_t length;
};

/* The text of a terminated string. */
static inline struct text
text_of(const char *string)
{
	return (struct text){string, strlen(string)};
}

/* The part of `text` from byte `start`, at most `length` bytes long. */
static inline struct text
text_slice(struct text text, size_t start, size_t length)
{
	if (text.length == 0)
		return text;
	if (start > text.length)
		start = text.length;
	if (length > text.length - start)
		length = text.length - start;
	return (struct text){text.start + start, length};
}

/* The small letter of a capital of ASCII; other characters as they are. */
char text_small(char c);

static inline bool
text_equals(struct text a, struct text b)
{
	return a.length == b.length &&
	       (a.length == 0 || memcmp(a.start, b.start, a.length) == 0);
}

static inline bool
text_is(struct text text, const char *string)
{
	return text_equals(text, text_of(string));
}

bool text_equals_ignoring_case(struct text a, struct text b);
bool text_starts(struct text text, const char *prefix);
bool text_ends(struct text text, const char *suffix);

/* How many bytes of `text` fit into `room` without cutting a character. */
size_t text_fitting(struct text text, size_t room);

/* `text` without blanks (space, tab, CR, LF, VT, FF) at either end. */
struct text text_trim(struct text text);

/*
 * Takes the next word (blank-separated) off the front of `rest`.  Returns
 * false and leaves `word` alone when only blanks are left.
 */
bool text_next_word(struct text *rest, struct text *word);

/*
 * Takes what stands before the next `separator` off the front of `rest`.  False
 * when nothing is left; a separator at the end leaves an empty part, and an
 * empty text is one.
 */
bool text_next_part(struct text *rest, char separator, struct text *part);

/*
 * Reads decimal digits only, all of `text`.  False if there are none or
 * something else; a number above `most` is read as `most`.
 */
bool text_number(struct text text, unsigned most, unsigned *number);

enum { TEXT_MALFORMED = 0xFFFD };

/*
 * Takes the next character off the front of `rest`, which must not be empty.
 * A malformed byte is taken alone and returned as TEXT_MALFORMED.
 */
uint32_t text_next_character(struct text *rest);

/* How many characters (malformed bytes count as one each). */
size_t text_characters(struct text text);

/*
 * Whether a terminal could obey the character instead of showing it: controls
 * (U+0000..1F, 7F..9F) and direction marks (U+200E/F, U+202A..E, U+2066..9).
 */
bool text_can_steer(uint32_t character);

/*
 * How many columns a terminal needs for the text: 2 for wide characters,
 * 0 for combining ones.  Controls and direction marks count as the one
 * replacement character that strbuf_add_printable writes for them.  Follows
 * the locale's LC_CTYPE, which has to be one of UTF-8.
 */
size_t text_width(struct text text);

/* The first malformed byte, or text.length when all of it is UTF-8. */
size_t text_find_malformed(struct text text);

#endif
