/*
 * A part of a sentence, such as a fact of a finding: templates that a
 * translator can put in another order, filled, in a fixed buffer.
 */
#ifndef BASE_PHRASE_H
#define BASE_PHRASE_H

#include "base/diag.h"

enum { PHRASE_BYTES = 400 };

/* What does not fit is cut off. */
struct phrase {
	struct problem slots; /* of the next template; and the catalog */
	size_t length;
	char bytes[PHRASE_BYTES];
};

/* The empty phrase, in the language of the catalog (NULL: English). */
void phrase_start(struct phrase *phrase, const struct catalog *catalog);

struct text phrase_text(const struct phrase *phrase);

/* Signs that are the same in each language: names of squares, digits. */
void phrase_add(struct phrase *phrase, const char *signs);
void phrase_add_text(struct phrase *phrase, struct text text);
void phrase_add_number(struct phrase *phrase, unsigned long number);

/* What stands in a slot of the next template. */
void phrase_slot(struct phrase *phrase, const char *name, struct text text);
void phrase_slot_words(struct phrase *phrase, const char *name,
		       const char *english);
void phrase_slot_number(struct phrase *phrase, const char *name,
			unsigned long number);

/*
 * Appends a template (a literal, see problem_say) as the catalog says it, and
 * empties the slots.
 */
void phrase_say(struct phrase *phrase, const char *english);

/* The same to the end of `out`, whole, however long. */
void phrase_write(struct phrase *phrase, const char *english,
		  struct strbuf *out);

/* Puts `next` behind a list in `out` by such a template as "{list}, {next}". */
void phrase_write_next(struct phrase *phrase, struct text next,
		       const char *english, struct strbuf *out);

/*
 * Adds the n-th (from 0) of `count` members to a list, which is all of the
 * phrase.  The last of several is put to it by the template `last`, which has
 * the slots {list} and {next}, others by "{list}, {next}".
 */
void phrase_join(struct phrase *phrase, size_t n, size_t count,
		 struct text next, const char *last);

#endif
