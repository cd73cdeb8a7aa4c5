/*
 * Hashes of short texts, most of them turns and parts of turns.
 */
#ifndef RECORD_TEXT_HASH_H
#define RECORD_TEXT_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/text.h"

static inline uint64_t
text_load_8(const char *bytes)
{
	uint64_t word;

	memcpy(&word, bytes, sizeof(word));
	return word;
}

static inline uint64_t
text_load_4(const char *bytes)
{
	uint32_t word;

	memcpy(&word, bytes, sizeof(word));
	return word;
}

/* All of a text of at most eight bytes; they may overlap in the word. */
static inline uint64_t
text_load_short(const char *bytes, size_t count)
{
	const unsigned char *at = (const unsigned char *)bytes;

	if (count == 8)
		return text_load_8(bytes);
	if (count >= 4)
		return text_load_4(bytes) << 32 |
		       text_load_4(bytes + count - 4);
	if (count == 0)
		return 0;
	return (uint64_t)at[0] << 16 | (uint64_t)at[count / 2] << 8 |
	       at[count - 1];
}

/*
 * All bytes count in its upper bits.  The last eight of a longer text overlap
 * with those before.
 */
static inline uint64_t
text_hash(struct text text)
{
	static const uint64_t odd = 0x9E3779B97F4A7C15u;
	uint64_t hash = text.length * odd;
	size_t at;

	if (text.length <= 8)
		return (hash ^ text_load_short(text.start, text.length)) * odd;
	for (at = 0; at + 8 < text.length; at += 8) {
		hash = (hash ^ text_load_8(text.start + at)) * odd;
		hash ^= hash >> 32;
	}
	return (hash ^ text_load_8(text.start + text.length - 8)) * odd;
}

/* Such texts are too short for memcmp and memcpy to be worth their calls. */
static inline bool
text_same(const char *a, const char *b, size_t length)
{
	size_t at;

	if (length <= 8)
		return text_load_short(a, length) == text_load_short(b, length);
	for (at = 0; at + 8 < length; at += 8)
		if (text_load_8(a + at) != text_load_8(b + at))
			return false;
	return text_load_8(a + length - 8) == text_load_8(b + length - 8);
}

#endif
