/*
 * Which names of tags a game has had: finds the first of two equal ones
 * without comparing each with each.  Private to record/pin_*.
 */
#ifndef RECORD_PIN_NAMES_H
#define RECORD_PIN_NAMES_H

#include <stddef.h>

struct arena;
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

#endif
