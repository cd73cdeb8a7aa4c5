/*
 * Which names of tags a game has had: finds the first of two equal ones
 * without comparing each with each.  For those who read tags.
 */
#ifndef RECORD_PIN_NAMES_H
#define RECORD_PIN_NAMES_H

#include <stddef.h>

struct arena;
struct record;
struct tag;

/* The empty value is {0}. */
struct pin_names {
	size_t *slots; /* number of a tag, from 1; 0: free */
	size_t slot_count;
};

/*
 * Takes note of the last of `count` tags.  Returns which tag has its name
 * first: the last one itself when the name is new.  Call for every tag.
 */
size_t pin_names_add(struct pin_names *names, struct arena *arena,
		     const struct tag *tags, size_t count);

/*
 * Adds the tag to the record, whose tags have `*room`.  Returns the one before
 * it that has its name; NULL when the name is new.  Call for every tag.
 */
struct tag *pin_names_add_tag(struct pin_names *names, struct arena *arena,
			      struct record *record, size_t *room,
			      const struct tag *tag);

#endif
