/*
 * The lists in turns that a reader of a notation has met, taken apart: turns
 * that are new are made of parts that are not.
 */
#ifndef RECORD_LIST_CACHE_H
#define RECORD_LIST_CACHE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct fields;
struct list_cache;

/* About half a megabyte, touched only when it is needed. */
struct list_cache *list_cache_new(void);
void list_cache_free(struct list_cache *cache);

/*
 * Adds the values of a list of that number to the fields.  False: not met yet,
 * or there is no room for all of them; the fields are as they were.
 */
bool list_cache_get(const struct list_cache *cache, unsigned list,
		    struct text text, struct fields *fields);

/* The fields from `first` on are those of the list. */
void list_cache_put(struct list_cache *cache, unsigned list, struct text text,
		    const struct fields *fields, size_t first);

#endif
