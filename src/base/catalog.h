/*
 * What the program says, in another language: a catalog of GNU gettext, as
 * msgfmt makes them (.mo), from English to one language.
 */
#ifndef BASE_CATALOG_H
#define BASE_CATALOG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct catalog {
	struct text bytes;	  /* of the .mo file */
	uint32_t count;		  /* of messages */
	uint32_t originals, says; /* offsets of the two tables */
};

/*
 * Opens the bytes of a .mo file of this machine's byte order, which must stay.
 * False when they are none: then the catalog is not to be used.
 */
bool catalog_open(struct catalog *catalog, struct text bytes);

/*
 * What the catalog says for an English text; the text itself when it has
 * nothing, or `catalog` is NULL (English).
 */
struct text catalog_say(const struct catalog *catalog, struct text english);

/* Marks words in a table, which are looked up where they are used. */
#define N_(words) words

/* The same for words of the program itself, which `make catalogs` gathers. */
static inline struct text
words_say(const struct catalog *catalog, const char *english)
{
	return catalog_say(catalog, text_of(english));
}

#endif
