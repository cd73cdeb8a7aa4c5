/*
 * From Latin-1 to UTF-8.
 */
#include "base/latin1.h"

#include <stddef.h>
#include <stdint.h>

#include "base/strbuf.h"

/* What bytes 0x80 to 0x9F mean where people say Latin-1: windows-1252. */
/* clang-format off */
static const uint16_t high_letters[32] = {
	0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
	0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
	0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
	0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
};
/* clang-format on */

/* Appends a character below U+10000. */
static void
add_character(struct strbuf *bytes, unsigned character)
{
	char out[3];
	size_t length = 2;

	if (character < 0x800) {
		out[0] = (char)(0xC0 | character >> 6);
		out[1] = (char)(0x80 | (character & 0x3F));
	} else {
		out[0] = (char)(0xE0 | character >> 12);
		out[1] = (char)(0x80 | (character >> 6 & 0x3F));
		out[2] = (char)(0x80 | (character & 0x3F));
		length = 3;
	}
	strbuf_add(bytes, out, length);
}

void
latin1_add(struct strbuf *bytes, struct text text)
{
	size_t n;

	strbuf_reserve(bytes, text.length * 3);
	for (n = 0; n < text.length; n++) {
		unsigned char c = (unsigned char)text.start[n];

		if (c < 0x80)
			strbuf_add_char(bytes, (char)c);
		else
			add_character(bytes,
				      c < 0xA0 ? high_letters[c - 0x80] : c);
	}
}
