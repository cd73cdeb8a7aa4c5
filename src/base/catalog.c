/*
 * Catalogs of GNU gettext: a header of seven numbers, then two tables of
 * (length, offset), the English texts in the order of their bytes.
 */
#include "base/catalog.h"

#include <string.h>

enum {
	HEADER_BYTES = 28,
	COUNT_AT = 8,
	ORIGINALS_AT = 12,
	SAYS_AT = 16,
	ENTRY_BYTES = 8
};

static const uint32_t magic = 0x950412de;

static uint32_t
number_at(struct text bytes, size_t at)
{
	uint32_t number;

	memcpy(&number, bytes.start + at, sizeof(number));
	return number;
}

/* The n-th text of a table; empty when it is not inside of the file. */
static struct text
text_at(const struct catalog *catalog, uint32_t table, uint32_t n)
{
	size_t at = table + (size_t)n * ENTRY_BYTES;
	size_t length = number_at(catalog->bytes, at);
	size_t offset = number_at(catalog->bytes, at + 4);

	if (offset > catalog->bytes.length ||
	    length > catalog->bytes.length - offset)
		return text_of("");
	return (struct text){catalog->bytes.start + offset, length};
}

static bool
is_table(struct text bytes, uint32_t table, uint32_t count)
{
	return table <= bytes.length &&
	       count <= (bytes.length - table) / ENTRY_BYTES;
}

bool
catalog_open(struct catalog *catalog, struct text bytes)
{
	if (bytes.length < HEADER_BYTES || number_at(bytes, 0) != magic)
		return false;
	*catalog = (struct catalog){
		.bytes = bytes,
		.count = number_at(bytes, COUNT_AT),
		.originals = number_at(bytes, ORIGINALS_AT),
		.says = number_at(bytes, SAYS_AT),
	};
	return is_table(bytes, catalog->originals, catalog->count) &&
	       is_table(bytes, catalog->says, catalog->count);
}

static int
compare(struct text a, struct text b)
{
	size_t shorter = a.length < b.length ? a.length : b.length;
	int order = shorter > 0 ? memcmp(a.start, b.start, shorter) : 0;

	if (order != 0)
		return order;
	return (a.length > b.length) - (a.length < b.length);
}

struct text
catalog_say(const struct catalog *catalog, struct text english)
{
	uint32_t low = 0, high;
	struct text said;

	/* The empty text stands for the header of the catalog. */
	if (catalog == NULL || english.length == 0)
		return english;
	high = catalog->count;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		int order = compare(
			english, text_at(catalog, catalog->originals, middle));

		if (order == 0) {
			said = text_at(catalog, catalog->says, middle);
			return said.length > 0 ? said : english;
		}
		if (order < 0)
			high = middle;
		else
			low = middle + 1;
	}
	return english;
}
